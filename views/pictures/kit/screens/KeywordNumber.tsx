import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Where the keywords are that this text does not begin with. */
const others = [
  ['NO', 92],
  ['HELP', 120],
] as const;

/** A virtual number with its three keywords, of which it picks the one that the text begins with; 196 × 156, and it runs on below. */
export const KeywordNumber = (place: Place) => (
  <At {...place}>
    <Shadow width={196} height={180} />
    <rect width={196} height={180} rx={16} className="surface" />
    <Label x={29} y={29} size={20} weight={800}>
      92200 XXXXX
    </Label>
    {others.map(([keyword, y]) => (
      <g key={keyword} transform={`translate(12 ${y})`}>
        <rect width={172} height={24} rx={8} className="surface-2" />
        <Label x={18} y={17.5} size={15} weight={700} tone="muted">
          {keyword}
        </Label>
      </g>
    ))}
    <g transform="translate(-6 44)">
      <rect width={208} height={42} rx={12} className="brand" />
      <Label x={36} y={28.5} size={21} weight={800} tone="on-brand">
        YES
      </Label>
      <circle cx={182} cy={21} r={13} className="on-brand" />
      <Glyph name="check" x={173} y={12} size={18} tone="pen" bold />
    </g>
  </At>
);
