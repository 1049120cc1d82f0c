import { At, type Place } from '../stage/At.tsx';

const layers = [56, 28, 0] as const;

/** The sign of a database, three flat drums on each other, 68 × 100. */
export const DatabaseDrum = (place: Place) => (
  <At {...place}>
    {layers.map((y) => (
      <g key={y} transform={`translate(0 ${y})`}>
        <path d="M0 10V34A34 10 0 0068 34V10z" className={y === 28 ? 'green' : 'green-ink'} />
        <ellipse cx={34} cy={10} rx={34} ry={10} className="green" />
        <ellipse cx={34} cy={10} rx={33.5} ry={9.5} className="stroke-green-soft" />
      </g>
    ))}
  </At>
);
