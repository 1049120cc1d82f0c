import { Terminal } from '../../kit/devices/Terminal.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Dots, Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Wrench } from '../../kit/things/Wrench.tsx';

const printed = [
  ['Date', '20 Nov 2026'],
  ['Request', 'Received'],
] as const;

const sheet =
  'M0 200V7l8-7 8 7 8-7 8 7 8-7 8 7 8-7 8 7 8-7 8 7 8-7 8 7 8-7 8 7 8-7 8 7 8-7 8 7 8-7 8 7 8-7 8 7 8-7 8 7 8-7 8 7 8-7 8 7v193z';

/** A receipt that stopped in the middle of a line, a wrench, and a calm word about it. */
export function Error500() {
  return (
    <Scene width={640} height={520}>
      <Rings x={320} y={296} size={280} />
      <Dots x={40} y={40} size={96} rows={6} />
      <g transform="translate(208 32)">
        <path d="M0 0h224v216H0z" className="shade" filter="url(#soft)" />
        <path d={sheet} className="surface" />
        <path d={sheet} className="stroke-line" />
        <Label x={112} y={48} size={20} weight={700} anchor="middle">
          Your page
        </Label>
        <path d="M24 66.500H200" className="stroke-faint" strokeDasharray="2 6" strokeWidth={1.5} />
        {printed.map(([label, value], index) => (
          <g key={label}>
            <Label x={24} y={96 + index * 28} size={16} tone="muted">
              {label}
            </Label>
            <Label x={200} y={96 + index * 28} size={16} weight={700} anchor="end">
              {value}
            </Label>
          </g>
        ))}
        <Label x={24} y={152} size={16} tone="muted">
          Answer
        </Label>
        <Label x={200} y={152} size={16} weight={700} anchor="end">
          …
        </Label>
      </g>
      <Terminal x={188} y={208} scale={1.28}>
        <Glyph name="pause" x={64} y={14} size={40} tone="marigold-ink" bold />
        <Label x={84} y={84} size={19} weight={700} anchor="middle">
          Paused
        </Label>
      </Terminal>
      <Wrench x={120} y={184} turn={-24} scale={1.1} />
      <Panel x={284} y={425} width={324} height={62}>
        <rect x={20} y={11} width={40} height={40} rx={20} className="brand-soft" />
        <Glyph name="search" x={30} y={21} size={20} tone="brand-ink" />
        <Label x={76} y={38} size={18} weight={700}>
          We are looking into it
        </Label>
      </Panel>
    </Scene>
  );
}
