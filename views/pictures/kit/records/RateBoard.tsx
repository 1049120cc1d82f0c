import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const foot = 184;
const course = 'M18 108C56 104 84 62 114 62S166 104 206 118';

/* Each month, where it is along the axis, and how high the rate is in it. */
const readings = [
  ['Jan', 18, 108],
  ['Apr', 114, 62],
  ['Jul', 206, 118],
] as const;

/** A rate over seven months, 228 × 232: the highest and the last one are read. */
export const RateBoard = (place: Place) => (
  <At {...place}>
    <path d={`${course}V${foot}H18z`} className="on-brand" opacity={0.16} />
    <path d={`M0 ${foot}H228`} className="stroke-on-brand" strokeWidth={2} opacity={0.6} />
    <path d={course} className="stroke-on-brand" strokeWidth={6} />
    {readings.map(([month, x, y]) => (
      <g key={month}>
        <circle cx={x} cy={y} r={9} className="marigold" />
        <circle cx={x} cy={y} r={9} className="stroke-on-brand" strokeWidth={3} />
        <Label x={x} y={foot + 32} size={20} weight={600} tone="on-brand" anchor="middle">
          {month}
        </Label>
      </g>
    ))}
    <Label x={114} y={38} size={28} weight={800} tone="on-brand" anchor="middle">
      11.9%
    </Label>
    <Label x={190} y={164} size={28} weight={800} tone="on-brand" anchor="end">
      11.2%
    </Label>
  </At>
);
