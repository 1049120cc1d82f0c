import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

const foot = 147;
const course = 'M10 78C40 76 62 46 88 46S134 76 166 86';

const readings = [
  [10, 78],
  [88, 46],
  [166, 86],
] as const;

/** A rate that rises and falls: the highest one and the last one are read. */
export const AboutAimRate = () => (
  <AimWord>
    <path d={`${course}V${foot}H10z`} className="on-brand" opacity={0.16} />
    <path d={`M0 ${foot}H176`} className="stroke-on-brand" strokeWidth={2} opacity={0.6} />
    <path d={course} className="stroke-on-brand" strokeWidth={5} />
    {readings.map(([x, y]) => (
      <g key={x}>
        <circle cx={x} cy={y} r={8} className="marigold" />
        <circle cx={x} cy={y} r={8} className="stroke-on-brand" strokeWidth={3} />
      </g>
    ))}
    <Label x={88} y={23} size={24} weight={800} tone="on-brand" anchor="middle">
      11.9%
    </Label>
    <Label x={152} y={132} size={24} weight={800} tone="on-brand" anchor="end">
      11.2%
    </Label>
  </AimWord>
);
