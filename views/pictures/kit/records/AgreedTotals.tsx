import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

const orders = '214';

/* Where the old total begins and how far from it the new one. */
const wide = {
  panel: { width: 330, height: 72, radius: 36, tone: 'green-soft' },
  title: { x: 24, y: 42, size: 16 },
  totals: [110, 82],
  name: { y: 27, size: 14 },
  total: { y: 54, size: 23 },
  equals: 'M163 42h15m-15 8h15',
  stroke: 3.5,
  tick: { x: 292, y: 36, size: 42 },
} as const;

const narrow = {
  panel: { width: 212, height: 168, radius: 14 },
  title: { x: 16, y: 38, size: 26 },
  totals: [16, 108],
  name: { y: 78, size: 22 },
  total: { y: 121, size: 43 },
  equals: 'M97 101h15m-15 12h15',
  stroke: 5,
  tick: { x: 106, y: 170, size: 68 },
} as const;

/** As many orders in the old way as in the new, and the tick that closes the old one; 330 × 72, or 212 × 204 on phones. */
export const AgreedTotals = ({ small, ...place }: Place & { readonly small?: true }) => {
  const { panel, title, totals, name, total, equals, stroke, tick } = small ? narrow : wide;
  return (
    <Panel {...place} {...panel}>
      <Label {...title} weight={700} tone="green-ink">
        Orders
      </Label>
      {(['Old', 'New'] as const).map((way, index) => (
        <g key={way} transform={`translate(${totals[0] + index * totals[1]} 0)`}>
          <Label x={0} {...name} weight={700} tone="green-ink">
            {way}
          </Label>
          <Label x={0} {...total} weight={700}>
            {orders}
          </Label>
        </g>
      ))}
      <path d={equals} className="stroke-green" strokeWidth={stroke} />
      <Tick {...tick} />
    </Panel>
  );
};
