import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';

const course = 'M16 112C40 108 54 90 82 90S146 116 194 146';

/** The same for phones: what the rate came down to, and its way there. */
export const AboutAimRateNarrow = () => (
  <AimWord narrow tone="brand-soft">
    <Label x={208} y={56} size={50} weight={800} tone="green-ink" anchor="end">
      11.2%
    </Label>
    <path d="M16 170H208" className="stroke-brand-lift" strokeDasharray="2 6" />
    <path d={`${course}V170H16z`} fill="url(#fade)" />
    <path d={course} className="stroke-brand" strokeWidth={6} />
    <circle cx={194} cy={146} r={14} className="surface" />
    <circle cx={194} cy={146} r={10} className="brand" />
  </AimWord>
);
