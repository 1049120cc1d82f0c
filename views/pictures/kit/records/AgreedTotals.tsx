import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

const orders = '214';
const ink = { weight: 700, tone: 'green-ink' } as const;

/** As many orders in the old way as in the new, and the tick that closes the old one; 330 × 72. */
export const AgreedTotals = (place: Place) => (
  <Panel {...place} width={330} height={72} radius={36} tone="green-soft">
    <Label x={24} y={42} size={16} {...ink}>
      Orders
    </Label>
    {(['Old', 'New'] as const).map((way, index) => (
      <g key={way} transform={`translate(${110 + index * 82} 0)`}>
        <Label x={0} y={27} size={15} {...ink}>
          {way}
        </Label>
        <Label x={0} y={54} size={23} weight={700}>
          {orders}
        </Label>
      </g>
    ))}
    <path d="M163 42h15m-15 8h15" className="stroke-green" strokeWidth={3.5} />
    <Tick x={292} y={36} size={42} />
  </Panel>
);
