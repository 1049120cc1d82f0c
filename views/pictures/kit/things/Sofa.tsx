import { At, type Place } from '../stage/At.tsx';

/** Back cushions and seat cushions, each with its seam. */
const cushions = [20, 57] as const;

/** A sofa for two with a pillow, 112 × 84: what the furniture shop of the examples sells. */
export function Sofa(place: Place) {
  return (
    <At {...place}>
      <path d="M18 82v-8M94 82v-8" className="stroke-marigold-ink" strokeWidth={6} />
      <path d="M10 62V18A14 14 0 0124 4H88a14 14 0 0114 14v44z" className="sheen-to" />
      {cushions.map((x) => (
        <g key={x}>
          <rect x={x} y={10} width={35} height={36} rx={8} className="brand-lift" />
          <path d={`M${x + 6} 28q11 5 23 0`} className="stroke-on-brand" opacity={0.35} />
          <rect x={x - 2} y={44} width={38} height={18} rx={6} className="brand-lift" />
          <path d={`M${x + 4} 56h26`} className="stroke-on-brand" opacity={0.35} />
        </g>
      ))}
      <path d="M26 26l17-5 5 17-17 5z" className="marigold" />
      <path
        d="M0 42a9 9 0 0118 0v20h76V42a9 9 0 0118 0v26a8 8 0 01-8 8H8a8 8 0 01-8-8z"
        className="brand"
      />
      <path d="M4 44v22M108 44v22" className="stroke-on-brand" opacity={0.25} />
    </At>
  );
}
