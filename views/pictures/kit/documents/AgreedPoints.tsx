import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** What is checked, what for, and how long the result is kept. */
const points = [
  ['id', 'PAN, name and birth date'],
  ['user', 'Before each payment'],
  ['lock', 'Kept only as law requires'],
] as const;

/** What the holder of a PAN agrees to, and the box that is ticked, 252 × 169; the tick ends at 248,142. */
export const AgreedPoints = () => (
  <>
    {points.map(([glyph, text], index) => (
      <At key={glyph} x={0} y={index * 36}>
        <Glyph name={glyph} x={0} y={0} size={22} tone="brand-ink" />
        <Label x={34} y={17} size={16} weight={600} tone="muted">
          {text}
        </Label>
      </At>
    ))}
    <path d="M0 116H252" className="stroke-line" strokeWidth={1.5} />
    <Label x={0} y={159} size={18} weight={800}>
      I agree to this check
    </Label>
    <TickedBox x={220} y={137} />
  </>
);

/* By hand, so that the tick leaves its box. */
const TickedBox = (place: Place) => (
  <At {...place}>
    <rect width={32} height={32} rx={7} className="surface-2" />
    <rect width={32} height={32} rx={7} className="stroke-faint" strokeWidth={2} />
    <path d="M6 15L15 26 28.500 5" className="stroke-pen" strokeWidth={4.5} />
  </At>
);
