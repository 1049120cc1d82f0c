import { At, type Place } from '../stage/At.tsx';

/* Each leaf from the pot upwards: where its stem ends, and how it leans. */
const leaves = [
  [-20, -66, -38],
  [22, -74, 34],
  [-14, -96, -18],
  [14, -106, 14],
  [0, -82, -2],
] as const;

/** A plant as high as a desk in a pot on the floor, 84 wide and 152 high; it stands on 0,0. */
export const LeafyPlant = (place: Place) => (
  <At {...place}>
    <ellipse cy={-1} rx={36} ry={5} className="deep" opacity={0.14} />
    {leaves.map(([x, y, lean]) => (
      <g key={lean}>
        <path
          d={`M0-40Q${x * 0.2} ${y * 0.8} ${x} ${y}`}
          className="stroke-green"
          strokeWidth={3}
        />
        <At x={x} y={y} turn={lean}>
          <path d="M0 14C-17 2-16-24 0-44 16-24 17 2 0 14z" className="green" />
          <path d="M0 12V-30" className="stroke-green-soft" strokeWidth={1.5} opacity={0.6} />
        </At>
      </g>
    ))}
    <path d="M-24-44H24L18-4q-1 4-5 4h-26q-4 0-5-4z" className="skin" />
    <rect x={-28} y={-50} width={56} height={11} rx={4} className="skin-deep" />
  </At>
);
