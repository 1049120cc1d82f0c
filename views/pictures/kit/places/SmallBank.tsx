import { At, type Place } from '../stage/At.tsx';

const columns = [13, 33, 53, 73] as const;

/** A bank with so little on it that it is one also where it is tiny, 96 × 88. */
export const SmallBank = (place: Place) => (
  <At {...place}>
    <path d="M10 36H86V74H10z" className="surface" />
    {columns.map((x) => (
      <rect key={x} x={x} y={40} width={10} height={32} className="brand-lift" />
    ))}
    <path d="M7 30Q3 30 6 27L45 2q3-2 6 0L90 27q3 3-1 3z" fill="url(#sheen)" />
    <rect x={2} y={29} width={92} height={11} rx={3} className="brand-ink" />
    <circle cx={48} cy={18} r={6} className="marigold" />
    <rect x={6} y={70} width={84} height={9} rx={3} className="brand-ink" />
    <rect y={78} width={96} height={10} rx={3} className="brand" />
  </At>
);
