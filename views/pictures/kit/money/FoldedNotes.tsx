import { At, type Place } from '../stage/At.tsx';

const note = 'M3 0H31a3 3 0 013 3V19a3 3 0 01-3 3H3a3 3 0 01-3-3V3a3 3 0 013-3z';

/** Two notes folded once, 34 × 22, held at their lower left corner, which is at 0,22. */
export const FoldedNotes = (place: Place) => (
  <At {...place}>
    {[-16, 0].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 0 22)`}>
        <path d={note} className="green-soft" />
        <path d={note} className="stroke-green" strokeWidth={2} />
        <path d="M26 1V21" className="stroke-green" strokeWidth={1.5} opacity={0.5} />
      </g>
    ))}
    <circle cx={14} cy={11} r={5} className="green" opacity={0.5} />
  </At>
);
