import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const foot = 158;
const course = 'M36 100C60 96 88 74 114 74S168 90 192 110';

/* Each month, where it is along the axis, and the rate that is read in it. */
const readings = [
  ['Jan', 36, 100],
  ['Apr', 114, 74],
  ['Jul', 192, 110],
] as const;

/** A board, 228 × 200, with a rate over seven months: the highest and the last one are read. */
export const RateBoard = (place: Place) => (
  <At {...place}>
    <rect width={228} height={200} rx={12} className="surface" />
    <path d={`${course}V${foot}H36z`} fill="url(#fade)" />
    <path d={`M16 ${foot}H212`} className="stroke-faint" strokeWidth={1.5} />
    <path d={course} className="stroke-brand" strokeWidth={5} />
    {readings.map(([month, x, y]) => (
      <g key={month}>
        <circle cx={x} cy={y} r={9} className="surface" />
        <circle cx={x} cy={y} r={6.5} className="brand" />
        <Label x={x} y={185} size={20} weight={600} tone="muted" anchor="middle">
          {month}
        </Label>
      </g>
    ))}
    <Label x={114} y={50} size={26} weight={800} anchor="middle">
      11.9%
    </Label>
    <Label x={216} y={147} size={26} weight={800} anchor="end">
      11.2%
    </Label>
  </At>
);
