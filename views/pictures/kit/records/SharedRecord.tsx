import { Glyph } from '../shapes/Glyph.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const holders = [
  [94, 26, 'bank'],
  [42, 106, 'store'],
  [146, 106, 'bank'],
] as const;

/** One record, held alike by two lenders and a borrower, 192 × 132; no line of theirs runs through a middle. */
export const SharedRecord = (place: Place) => (
  <At {...place}>
    <path d="M94 26L42 106H146Z" className="stroke-on-brand" strokeWidth={5} />
    {holders.map(([x, y, party]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <rect x={-42} y={-26} width={84} height={52} rx={10} className="surface" />
        <Glyph name={party} x={-36} y={-16} size={32} tone="brand" />
        <Glyph name="file" x={2} y={-16} size={32} tone="ink" />
        <Tick x={43} y={-24} size={24} />
      </g>
    ))}
  </At>
);
