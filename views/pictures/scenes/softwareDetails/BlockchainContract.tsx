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
    <Scene width={480} height={304} ground="mint" grows="around">
      <PaperDocument x={24} y={24} width={200} height={256} turn={-2}>
        <Label x={20} y={42} size={20} weight={800}>
          Delivery note
        </Label>
        <Label x={20} y={68} size={16} tone="muted">
          40 cartons
        </Label>
        {signers.map(([name, hand], index) => (
          <g key={name} transform={`translate(20 ${92 + index * 80})`}>
            <Signature x={0} y={0} hand={hand} scale={0.95} />
            <path d="M0 44H160" className="stroke-faint" strokeWidth={2} />
            <Label x={0} y={65} size={16} tone="muted">
              {name}
            </Label>
            <Tick x={144} y={20} size={28} />
          </g>
        ))}
      </PaperDocument>
      <Glyph name="arrow-right" x={224} y={64} size={34} tone="green-ink" bold />
      <Panel x={264} y={24} width={192} height={96} tone="deep">
        <Label x={20} y={40} size={19} tone="on-deep-muted" mono>
          if 2 signed
        </Label>
        <Label x={44} y={73} size={19} tone="code-string" mono>
          pay()
        </Label>
      </Panel>
      <Glyph name="arrow-down" x={343} y={120} size={34} tone="green-ink" bold />
      <Banknotes x={303} y={184} scale={0.56} count={3} />
      <Panel x={274} y={252} width={172} height={36}>
        <Glyph name="check" x={14} y={8} size={20} tone="green-ink" bold />
        <Label x={42} y={24} size={17} weight={700} tone="green-ink">
          Supplier paid
        </Label>
      </Panel>
    </Scene>
  );
}
