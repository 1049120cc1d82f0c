import { At, type Place } from '../stage/At.tsx';

/* The left edge, the eaves and half the width of each house, the nearest one last. */
const houses = [
  [26, 18, 26],
  [142, 14, 26],
  [84, 24, 34],
] as const;

/** Houses like HillHouse.tsx from far, 172 × 70: slate roofs, white upper and stone lower floors, lit windows. */
export const HillTown = (place: Place) => (
  <At {...place}>
    {houses.map(([x, eaves, half]) => (
      <g key={x} transform={`translate(${x} ${eaves})`}>
        <path d={`M${-half + 4} 0H${half - 4}V20H${-half + 4}z`} className="warm" />
        <path d={`M${-half + 4} 20H${half - 4}V40H${-half + 4}z`} className="skin" />
        <path d={`M${-half} 2L${-half + 12}-16H${half - 12}L${half} 2z`} className="muted" />
        <path
          d={`M${-half} 2H${half}M${-half + 2} 20H${half - 2}`}
          className="stroke-skin-deep"
          strokeWidth={3}
        />
        <path d="M-15 7h9v8h-9zM6 7h9v8H6zM-15 26h9v7h-9z" className="marigold" />
        <path d="M4 25H13V40H4z" className="skin-deep" />
      </g>
    ))}
  </At>
);
