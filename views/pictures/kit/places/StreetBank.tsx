import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';

const columns = [22, 57, 121, 156];

/** A bank, paler than who stands beside it, 200 × 380: its gable begins at 44. */
export const StreetBank = (place: Place) => (
  <At {...place}>
    <path d="M16 140H184V342H16z" className="brand-soft" />
    <path d="M84 222a16 16 0 0132 0v120H84z" className="brand-lift" opacity={0.6} />
    {columns.map((x) => (
      <Column key={x} x={x} />
    ))}
    <path d="M8 128L100 44 192 128z" className="brand-soft" />
    <path d="M14 126L100 47 186 126" className="stroke-brand-lift" strokeWidth={4} opacity={0.6} />
    <rect y={124} width={200} height={24} rx={6} className="brand-lift" />
    <circle cx={100} cy={98} r={21} className="marigold" />
    <Glyph name="rupee" x={87} y={85} size={26} tone="on-brand" bold />
    {[0, 1, 2].map((step) => (
      <rect
        key={step}
        x={12 - step * 6}
        y={341 + step * 13}
        width={176 + step * 12}
        height={14}
        rx={3}
        className={step % 2 ? 'brand-soft' : 'brand-lift'}
      />
    ))}
  </At>
);

interface ColumnProps {
  readonly x: number;
}

const Column = ({ x }: ColumnProps) => (
  <>
    <rect x={x} y={148} width={22} height={192} className="surface" />
    <path d={`M${x + 8} 166v160m7-160v160`} className="stroke-line" strokeWidth={2} />
    <rect x={x - 5} y={147} width={32} height={11} rx={3.5} className="skyline" />
    <rect x={x - 5} y={331} width={32} height={11} rx={3.5} className="skyline" />
  </>
);
