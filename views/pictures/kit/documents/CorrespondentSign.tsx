import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* What is named, and where the bar that stands for its name begins. */
const rows = [
  ['Bank', 126],
  ['Correspondent', 205],
  ['Charges', 152],
] as const;

/** The framed sign of a micro ATM counter as it lies on a table, 234 × 81: it names the bank, its correspondent and the charges. */
export const CorrespondentSign = (place: Place) => (
  <At {...place}>
    <rect width={234} height={81} rx={9} fill="url(#sheen)" />
    <path d="M9 1.500H225" className="stroke-on-brand" strokeWidth={1.5} opacity={0.35} />
    <g className="sheet">
      <rect x={6} y={6} width={222} height={69} rx={4} className="paper" />
      <path d="M6 10a4 4 0 014-4H66V75H10a4 4 0 01-4-4z" className="brand-soft" />
      <Glyph name="bank" x={14} y={17} size={44} tone="brand" />
      {rows.map(([name, bar], index) => (
        <g key={name} transform={`translate(0 ${6 + index * 23})`}>
          {index > 0 && <path d="M78 0H218" className="stroke-line" />}
          <Label x={78} y={17} size={15.5} weight={700}>
            {name}
          </Label>
          <path d={`M${bar} 12H216`} className="stroke-brand-soft" strokeWidth={6} />
        </g>
      ))}
    </g>
  </At>
);
