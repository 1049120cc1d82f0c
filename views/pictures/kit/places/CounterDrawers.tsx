import { At, type Place } from '../stage/At.tsx';

/* As many as are in sight where a page shows a counter wider than its picture. */
const drawers = [-3, -2, -1, 0, 1, 2, 3, 4, 5] as const;

const size = { width: 116, height: 76, rx: 8 } as const;

/** Drawers in the front of a counter, each 116 × 76, three of them on 400. */
export const CounterDrawers = (place: Place) => (
  <At {...place}>
    {drawers.map((drawer) => (
      <g key={drawer} transform={`translate(${10 + drawer * 132} 0)`}>
        <rect {...size} className="on-brand" opacity={0.18} />
        <rect x={38} y={32} width={40} height={10} rx={5} className="on-brand" opacity={0.75} />
      </g>
    ))}
  </At>
);
