import { Terminal } from '../../kit/devices/Terminal.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const entries = [
  ['Debited', '−₹1,850', 'ink'],
  ['Reversed', '+₹1,850', 'green-ink'],
] as const;

/** A sale that failed on the terminal, and its amount back in the customer's bank account. */
export function PosReversal() {
  return (
    <Scene width={560} height={376} ground="warm" grows="above">
      <Rings x={0} y={376} size={320} tone="marigold-soft" />
      <Terminal x={28} y={32} scale={0.96} small>
        <circle cx={84} cy={36} r={24} className="red" />
        <Glyph name="x" x={70} y={22} size={28} tone="surface" bold />
        <Label x={84} y={98} size={30} weight={800} tone="red" anchor="middle">
          Failed
        </Label>
      </Terminal>
      <Connector from={[236, 190]} to={[272, 190]} tone="marigold" arrow />
      <Panel x={284} y={92} width={252} height={200}>
        <Glyph name="bank" x={20} y={18} size={30} tone="brand-ink" />
        <Label x={58} y={40} size={18} weight={700}>
          Customer’s account
        </Label>
        {entries.map(([entry, amount, tone], index) => (
          <g key={entry} transform={`translate(0 ${68 + index * 44})`}>
            <path d="M20 .5H232" className="stroke-line" />
            <Label x={20} y={29} size={18} tone="muted">
              {entry}
            </Label>
            <Label x={232} y={29} size={19} weight={800} tone={tone} anchor="end">
              {amount}
            </Label>
          </g>
        ))}
        <Pill x={126} y={158} anchor="middle" tone="green" glyph="check" size={18}>
          by the banks
        </Pill>
      </Panel>
    </Scene>
  );
}
