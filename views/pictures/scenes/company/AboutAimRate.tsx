import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

const foot = 84;
const course = 'M30 43C52 41 72 32 92 32S138 38 154 48';

const readings = [
  ['Jan', 30, 43],
  ['Apr', 92, 32],
  ['Jul', 154, 48],
] as const;

/** A rate over seven months: the highest rate and the last one are read. */
export const AboutAimRate = () => (
  <AimWord>
    <rect width={184} height={114} rx={9} className="surface" />
    <path d={`${course}V${foot}H30z`} fill="url(#fade)" />
    <path d={`M12 ${foot}H172`} className="stroke-faint" strokeWidth={1.5} />
    <path d={course} className="stroke-brand" strokeWidth={4} />
    {readings.map(([month, x, y]) => (
      <g key={month}>
        <circle cx={x} cy={y} r={7.5} className="surface" />
        <circle cx={x} cy={y} r={5} className="brand" />
        <Label x={x} y={105} size={16} weight={600} tone="muted" anchor="middle">
          {month}
        </Label>
      </g>
    ))}
    <Label x={92} y={19} size={18} weight={800} anchor="middle">
      11.9%
    </Label>
    <Label x={176} y={76} size={18} weight={800} anchor="end">
      11.2%
    </Label>
  </AimWord>
);
