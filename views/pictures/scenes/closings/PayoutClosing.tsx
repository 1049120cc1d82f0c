import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { MoneyStream } from '../../kit/shapes/MoneyStream.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The modes, and how broad the stream is that each takes from the balance. */
const modes = [
  ['RTGS', 40],
  ['NEFT', 14],
  ['IMPS', 12],
  ['UPI', 5],
  ['PPI Wallet', 5],
] as const;

const exits = [146, 186, 212, 234, 252];
const first = 126;
const step = 50;

/** What a reply holds: for each mode that leaves the balance a limit and a charge. */
export function PayoutClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      {modes.map(([mode, thick], index) => (
        <MoneyStream
          key={mode}
          from={[96, exits[index] ?? 0]}
          to={[172, first + index * step]}
          thick={thick}
        />
      ))}
      <Panel x={24} y={104} width={80} height={176} tone="sheen">
        <Glyph name="wallet" x={22} y={70} size={36} tone="on-brand" />
      </Panel>
      <PaperDocument x={164} y={36} width={252} height={328}>
        <Label x={108} y={54} size={16} tone="muted">
          Limit
        </Label>
        <Label x={166} y={54} size={16} tone="muted">
          Charge
        </Label>
        {modes.map(([mode], index) => (
          <g key={mode} transform={`translate(20 ${first - 36 + index * step})`}>
            <path d={`M0 ${-step / 2}H212`} className="stroke-line" />
            <Label x={0} y={6} size={17} weight={700}>
              {mode}
            </Label>
            <Tick x={108} y={0} size={24} />
            <Tick x={174} y={0} size={24} />
          </g>
        ))}
      </PaperDocument>
    </Scene>
  );
}
