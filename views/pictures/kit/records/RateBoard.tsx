import { outline } from '../places/outlinedPlaces.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const foot = 152;
const course = 'M40 94C68 90 96 68 124 68S184 84 208 104';

/* Each month, where it is along the axis, and the rate that is read in it. */
const readings = [
  ['Jan', 40, 94],
  ['Apr', 124, 68],
  ['Jul', 208, 104],
] as const;

/** A board on two dashed posts, 248 × 248, with a rate over seven months: the highest and the last one are read. */
export const RateBoard = (place: Place) => (
  <At {...place}>
    <path d="M40 202V248M208 202V248" {...outline} />
    <rect y={4} width={248} height={192} rx={12} className="surface" />
    <path d={`${course}V${foot}H40z`} fill="url(#fade)" />
    <path d={`M20 ${foot}H228`} className="stroke-faint" strokeWidth={1.5} />
    <path d={course} className="stroke-brand" strokeWidth={5} />
    {readings.map(([month, x, y]) => (
      <g key={month}>
        <circle cx={x} cy={y} r={9} className="surface" />
        <circle cx={x} cy={y} r={6.5} className="brand" />
        <Label x={x} y={179} size={21} weight={600} tone="muted" anchor="middle">
          {month}
        </Label>
      </g>
    ))}
    <Label x={124} y={47} size={26} weight={800} anchor="middle">
      11.9%
    </Label>
    <Label x={233} y={140} size={26} weight={800} anchor="end">
      11.2%
    </Label>
  </At>
);
