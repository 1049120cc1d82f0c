import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

const foot = 148;
const course = 'M34 78C58 74 84 54 112 54S164 70 190 96';

const readings = [
  ['Jan', 34, 78],
  ['Apr', 112, 54],
  ['Jul', 190, 96],
] as const;

/** A rate over seven months: the highest rate and the last one are read. */
export const AboutAimRate = () => (
  <AimWord tone="brand-soft">
    <path d={`${course}V${foot}H34z`} fill="url(#fade)" />
    <path d={`M16 ${foot}H208`} className="stroke-brand-lift" strokeWidth={2} />
    <path d={course} className="stroke-brand" strokeWidth={5} />
    {readings.map(([month, x, y]) => (
      <g key={month}>
        <circle cx={x} cy={y} r={10} className="surface" />
        <circle cx={x} cy={y} r={7} className="brand" />
        <Label x={x} y={171} size={17} weight={600} tone="muted" anchor="middle">
          {month}
        </Label>
      </g>
    ))}
    <Label x={112} y={35} size={24} weight={800} anchor="middle">
      11.9%
    </Label>
    <Label x={208} y={132} size={24} weight={800} anchor="end">
      11.2%
    </Label>
  </AimWord>
);
