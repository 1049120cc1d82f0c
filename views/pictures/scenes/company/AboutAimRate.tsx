import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { highestRate, offer } from './offer.ts';

const foot = 80;
const course = 'M0 62C18 62 34 60 52 52 84 38 112 30 140 30S196 52 232 60C258 65 282 62 302 56';

/* Each month, where it is along the axis, and how high the rate is in it. */
const readings = [
  ['Jan', 52, 52],
  ['Apr', 140, 30],
  ['Jul', 232, 60],
] as const;

/** A rate over seven months that rises and falls to what is taken. */
export const AboutAimRate = () => (
  <AimWord>
    <path d={`${course}V${foot}H0z`} className="on-brand" opacity={0.16} />
    <path d={`M0 ${foot}H302`} className="stroke-on-brand" strokeWidth={2} opacity={0.6} />
    <path d={course} className="stroke-on-brand" strokeWidth={5} />
    {readings.map(([month, x, y]) => (
      <g key={month}>
        <circle cx={x} cy={y} r={8} className="marigold" />
        <circle cx={x} cy={y} r={8} className="stroke-on-brand" strokeWidth={3} />
        <Label x={x} y={foot + 23} size={15} weight={600} tone="on-brand" anchor="middle">
          {month}
        </Label>
      </g>
    ))}
    <Label x={140} y={13} size={19} weight={700} tone="on-brand" anchor="middle" tabular>
      {highestRate}
    </Label>
    <Label x={240} y={40} size={19} weight={700} tone="on-brand" anchor="middle" tabular>
      {offer.rate}
    </Label>
  </AimWord>
);
