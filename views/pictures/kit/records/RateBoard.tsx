import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const foot = 200;
const course =
  'M0 121C18 121 28 115 40 104 64 80 88 50 114 50S156 103 184 110C200 114 214 111 228 106';

/* Each month, where it is along the axis, and how high the rate is in it. */
const readings = [
  ['Jan', 40, 104],
  ['Apr', 114, 50],
  ['Jul', 184, 110],
] as const;

/** A rate that rises and falls over seven months, 228 × 236. */
export const RateBoard = (place: Place) => (
  <At {...place}>
    <Label x={0} y={20} size={21} weight={600} tone="muted">
      Rate
    </Label>
    <path d={`${course}V${foot}H0z`} className="brand-soft" opacity={0.6} />
    <path d={`M0 ${foot}H228`} className="stroke-faint" strokeWidth={2} />
    <path d={course} className="stroke-brand" strokeWidth={6} />
    {readings.map(([month, x, y]) => (
      <g key={month}>
        <circle cx={x} cy={y} r={10} className="marigold" />
        <circle cx={x} cy={y} r={10} className="stroke-surface" strokeWidth={3} />
        <Label x={x} y={foot + 35} size={21} weight={600} tone="muted" anchor="middle">
          {month}
        </Label>
      </g>
    ))}
  </At>
);
