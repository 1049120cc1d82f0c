import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

const foot = 120;
const course = 'M0 74C14 74 23 70 32 64 50 52 66 38 88 38S122 64 144 68C156 70 166 69 176 66';

/* Each month, where it is along the axis, and how high the rate is in it. */
const readings = [
  ['Jan', 32, 64],
  ['Apr', 88, 38],
  ['Jul', 144, 68],
] as const;

/** A rate over seven months that rises and falls: the highest one is read above its dot, and the last one below its own. */
export const AboutAimRate = () => (
  <AimWord>
    <path d={`${course}V${foot}H0z`} className="on-brand" opacity={0.16} />
    <path d={`M0 ${foot}H176`} className="stroke-on-brand" strokeWidth={2} opacity={0.6} />
    <path d={course} className="stroke-on-brand" strokeWidth={5} />
    {readings.map(([month, x, y]) => (
      <g key={month}>
        <circle cx={x} cy={y} r={8} className="marigold" />
        <circle cx={x} cy={y} r={8} className="stroke-on-brand" strokeWidth={3} />
        <Label x={x} y={foot + 24} size={15} weight={600} tone="on-brand" anchor="middle">
          {month}
        </Label>
      </g>
    ))}
    <Label x={88} y={18} size={20} weight={700} tone="on-brand" anchor="middle">
      11.9%
    </Label>
    <Label x={144} y={101} size={20} weight={700} tone="on-brand" anchor="middle">
      11.2%
    </Label>
  </AimWord>
);
