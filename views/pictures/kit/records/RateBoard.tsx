import { rates } from '../../scenes/company/offer.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const foot = 200;
const course =
  'M0 121C18 121 28 115 40 104 64 80 88 50 114 50S156 103 184 110C200 114 214 111 228 106';

/* Each month, where it is along the axis, how high the rate is in it, and where that is read. */
const readings = [
  ['Jan', 40, 104, 147],
  ['Apr', 114, 50, 25],
  ['Jul', 184, 110, 153],
] as const;

/** A rate over seven months, 228 × 236: the highest is read above its dot, the others below theirs. */
export const RateBoard = (place: Place) => (
  <At {...place}>
    <path d={`${course}V${foot}H0z`} className="on-brand" opacity={0.16} />
    <path d={`M0 ${foot}H228`} className="stroke-on-brand" strokeWidth={2} opacity={0.6} />
    <path d={course} className="stroke-on-brand" strokeWidth={6} />
    {readings.map(([month, x, y, value]) => (
      <g key={month}>
        <circle cx={x} cy={y} r={10} className="marigold" />
        <circle cx={x} cy={y} r={10} className="stroke-on-brand" strokeWidth={3} />
        <Label x={x} y={foot + 35} size={21} weight={600} tone="on-brand" anchor="middle">
          {month}
        </Label>
        <Label x={x} y={value} size={25} weight={700} tone="on-brand" anchor="middle" tabular>
          {rates[month]}
        </Label>
      </g>
    ))}
  </At>
);
