import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Signature } from '../../kit/documents/Signature.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const signers = [
  ['Buyer', 'first'],
  ['Transporter', 'second'],
] as const;

/** A delivery note with both signatures, the program that asks for them, and the money that it releases. */
export function BlockchainContract() {
  return (
    <Scene width={480} height={352} ground="mint" grows="around">
      <PaperDocument x={24} y={36} width={200} height={282} turn={-2}>
        <Label x={20} y={42} size={20} weight={800}>
          Delivery note
        </Label>
        <Label x={20} y={70} size={17} tone="muted">
          40 cartons
        </Label>
        {signers.map(([name, hand], index) => (
          <g key={name} transform={`translate(20 ${102 + index * 86})`}>
            <Signature x={0} y={0} hand={hand} scale={0.95} />
            <path d="M0 44H160" className="stroke-faint" strokeWidth={2} />
            <Label x={0} y={66} size={17} tone="muted">
              {name}
            </Label>
            <Tick x={144} y={20} size={28} />
          </g>
        ))}
      </PaperDocument>
      {/* Both ticks together lead to the program. */}
      <path
        d="M208 152H246M211 238H246V82H261M254 74L262 82 254 90"
        className="stroke-green-ink"
        strokeWidth={4}
      />
      <Panel x={268} y={32} width={184} height={100} tone="deep">
        <Label x={20} y={42} size={19} tone="on-deep-muted" mono>
          if 2 signed
        </Label>
        <Label x={43} y={75} size={19} tone="code-string" mono>
          pay()
        </Label>
      </Panel>
      <Glyph name="arrow-down" x={343} y={139} size={34} tone="green-ink" bold />
      <Panel x={268} y={178} width={184} height={142} tone="deep">
        <Banknotes x={35} y={38} scale={0.56} count={3} value="₹" />
        <Glyph name="check" x={18} y={110} size={20} tone="code-number" bold />
        <Label x={46} y={126} size={17} weight={700} tone="code-number">
          Supplier paid
        </Label>
      </Panel>
    </Scene>
  );
}
