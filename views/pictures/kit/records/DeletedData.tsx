import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const rows: readonly (readonly [GlyphName, string, number])[] = [
  ['id', 'ID', 17],
  ['phone', 'Mobile', 50],
];

/** What was kept of a person on a dark ground, struck out beside a bin, 120 × 136. */
export const DeletedData = (place: Place) => (
  <At {...place}>
    <rect width={120} height={136} rx={16} className="deep" />
    <rect
      x={1}
      y={1}
      width={118}
      height={134}
      rx={15}
      className="stroke-on-deep-muted"
      strokeWidth={2}
      strokeDasharray="1 7"
    />
    <Label x={14} y={30} size={17} weight={700} tone="on-deep">
      Delete
    </Label>
    <path
      d="M90 19H106M95 19V15.500H101V19M92 19L93 33H103L104 19"
      className="stroke-on-deep"
      strokeWidth={2}
    />
    {rows.map(([glyph, word, width], index) => (
      <g key={glyph} transform={`translate(10 ${46 + index * 44})`}>
        <rect width={100} height={34} rx={8} className="deep-lift" />
        <Glyph name={glyph} x={8} y={7} size={20} tone="on-deep-muted" />
        <Label x={36} y={22} size={15.5} weight={600} tone="on-deep-muted">
          {word}
        </Label>
        <path d={`M32 17H${40 + width}`} className="stroke-marigold" strokeWidth={2.5} />
      </g>
    ))}
  </At>
);
