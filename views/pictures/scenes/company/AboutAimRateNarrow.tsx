import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

const course = 'M24 112C46 112 52 100 76 104S112 134 134 130S170 156 190 154';

/** The same for phones: what the rate came down to, and its way there. */
export const AboutAimRateNarrow = () => (
  <AimWord narrow tone="surface">
    <Label x={204} y={62} size={50} weight={800} tone="green-ink" anchor="end">
      11.2%
    </Label>
    <path d="M24 174H204" className="stroke-line" strokeDasharray="2 6" />
    <path d={`${course}V174H24z`} fill="url(#fade)" />
    <path d={course} className="stroke-brand" strokeWidth={6} />
    <circle cx={190} cy={154} r={14} className="surface" />
    <circle cx={190} cy={154} r={10} className="brand" />
  </AimWord>
);
