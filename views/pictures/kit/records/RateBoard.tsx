import { highestRate, offer } from '../../scenes/company/offer.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const foot = 200;
const course =
  'M0 121C18 121 28 115 40 104 64 80 88 50 114 50S156 103 184 110C200 114 214 111 228 106';

/* Each month, where it is along the axis, and how high the rate is in it. */
const readings = [
  ['Jan', 40, 104],
  ['Apr', 114, 50],
  ['Jul', 188, 110],
] as const;

/** A rate over seven months, 228 × 236: the highest one is read above its dot, and the one that is taken as far below its own. */
export const RateBoard = (place: Place) => (
  <At {...place}>
    <path d={`${course}V${foot}H0z`} className="on-brand" opacity={0.16} />
    <path d={`M0 ${foot}H228`} className="stroke-on-brand" strokeWidth={2} opacity={0.6} />
    <path d={course} className="stroke-on-brand" strokeWidth={6} />
    {readings.map(([month, x, y]) => (
      <g key={month}>
        <circle cx={x} cy={y} r={10} className="marigold" />
        <circle cx={x} cy={y} r={10} className="stroke-on-brand" strokeWidth={3} />
        <Label x={x} y={foot + 35} size={21} weight={600} tone="on-brand" anchor="middle">
          {month}
        </Label>
      </g>
    ))}
    <Label x={114} y={25} size={25} weight={700} tone="on-brand" anchor="middle" tabular>
      {highestRate}
    </Label>
    <Label x={184} y={153} size={25} weight={700} tone="on-brand" anchor="middle" tabular>
      {offer.rate}
    </Label>
  </At>
);
