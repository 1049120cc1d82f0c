import { At, type Place } from '../stage/At.tsx';

/* Each leaf from the pot upwards, and how it leans. */
const leaves = [
  [-14, -62, -70],
  [14, -62, 70],
  [-20, -76, -48],
  [20, -76, 48],
  [-9, -72, -20],
  [9, -72, 20],
  [-15, -94, -34],
  [15, -94, 34],
  [0, -88, 0],
  [-5, -106, -14],
  [6, -108, 12],
] as const;

/** The tulsi before a home in its painted pedestal, 56 wide and 132 high; it stands on 0,0. */
export const TulsiPot = (place: Place) => (
  <At {...place}>
    <ellipse cy={-1} rx={38} ry={6} className="shade" />
    <path d="M0-58V-100" className="stroke-skin-deep" strokeWidth={4} />
    {leaves.map(([x, y, turn]) => (
      <At key={`${x} ${y}`} x={x} y={y} turn={turn}>
        <path d="M0 8C-12 2-12-14 0-24 12-14 12 2 0 8z" className="green" />
        <path d="M0 6V-14" className="stroke-green-soft" strokeWidth={1.5} opacity={0.6} />
      </At>
    ))}
    <path d="M-20-50H20L23 0H-23z" className="paper" />
    <path d="M-27-60H27V-48H-27zM-28-10H28V0H-28z" className="skin" />
    <path d="M-8-12V-26a8 8 0 0116 0V-12z" className="marigold" />
  </At>
);
