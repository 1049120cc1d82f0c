import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

const foot = 147;
const course = 'M0 92C14 92 23 87 32 78 50 60 68 41 88 41S122 78 144 84C156 87 166 85 176 81';

const readings = [
  [32, 78],
  [88, 41],
  [144, 84],
] as const;

/** A rate that rises and falls: the highest one is read above its dot, and the last one as far below its own. */
export const AboutAimRate = () => (
  <AimWord>
    <path d={`${course}V${foot}H0z`} className="on-brand" opacity={0.16} />
    <path d={`M0 ${foot}H176`} className="stroke-on-brand" strokeWidth={2} opacity={0.6} />
    <path d={course} className="stroke-on-brand" strokeWidth={5} />
    {readings.map(([x, y]) => (
      <g key={x}>
        <circle cx={x} cy={y} r={8} className="marigold" />
        <circle cx={x} cy={y} r={8} className="stroke-on-brand" strokeWidth={3} />
      </g>
    ))}
    <Label x={88} y={19} size={24} weight={800} tone="on-brand" anchor="middle">
      11.9%
    </Label>
    <Label x={144} y={123} size={24} weight={800} tone="on-brand" anchor="middle">
      11.2%
    </Label>
  </AimWord>
);
