import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';

const foot = 164;

/* Each month, where it is along the axis, and the rate read in it; the last stands below its point, as the curve comes from above. */
const readings = [
  { month: 'Jan', x: 46, y: 102, rate: '11.6%', above: true },
  { month: 'Apr', x: 124, y: 84, rate: '11.9%', above: true },
  { month: 'Jul', x: 202, y: 126, rate: '11.2%', above: false },
] as const;

/* It is on its way at both ends, so that it does not seem to have come to rest. */
const course = 'M46 102C68 99 98 84 124 84S174 104 202 126';

/** A rate on an axis of months: it rises and falls, and is read in each of them. */
export const AboutAimRate = () => (
  <AimWord tone="brand-soft">
    <Panel x={20} y={20} width={248} height={200} radius={12} flat>
      <Label x={16} y={28} weight={600}>
        Rate a year
      </Label>
      <path d="M1 43.500H247" className="stroke-line" />
      <path d={`${course}V${foot}H46z`} fill="url(#fade)" />
      <path d={`M16 ${foot}H232`} className="stroke-faint" strokeWidth={1.5} />
      <path d={course} className="stroke-brand" strokeWidth={4} />
      {readings.map((reading) => (
        <Reading key={reading.month} {...reading} />
      ))}
    </Panel>
  </AimWord>
);

/* Letters of 18 are 13 high; they are as far from the point below it as above it. */
const Reading = ({ month, x, y, rate, above }: (typeof readings)[number]) => (
  <>
    <circle cx={x} cy={y} r={8} className="surface" />
    <circle cx={x} cy={y} r={5.5} className="brand" />
    <Label x={x} y={above ? y - 15 : y + 28} size={18} weight={700} anchor="middle">
      {rate}
    </Label>
    <path d={`M${x} ${foot}v5`} className="stroke-faint" strokeWidth={1.5} />
    <Label x={x} y={186.5} tone="muted" anchor="middle">
      {month}
    </Label>
  </>
);
