import { At, type Place } from '../stage/At.tsx';

const note = { width: 48, height: 24, rx: 3 } as const;

/** Two notes, the lower one fanned out a little, 48 × 24, for small hands; a sign for cash, not a copy of a note. */
export const NoteFan = (place: Place) => (
  <At {...place}>
    {[-10, 0].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 24 30)`}>
        <rect {...note} className="green-soft" />
        <rect {...note} className="stroke-green" strokeWidth={1.8} />
      </g>
    ))}
    <circle cx={24} cy={12} r={6} className="green" opacity={0.5} />
  </At>
);
