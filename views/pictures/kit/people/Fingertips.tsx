import { At, type Place } from '../stage/At.tsx';

/* Top, height, reach and turn of each finger, from the first down: the second is the longest, the little one thinner. */
const tips = [
  [0, 34, 17, -6],
  [33, 37, 30, -3],
  [69, 35, 25, 0],
  [103, 27, 10, 4],
] as const;

/** The fingers of a hand behind a phone, which come round its left edge, 45 wide and 130 high; x is that edge. */
export const Fingertips = (place: Place) => (
  <At {...place}>
    {tips.map(([top, height, reach, turn]) => (
      <Finger key={top} y={top} height={height} reach={reach} turn={turn} />
    ))}
  </At>
);

interface FingerProps {
  readonly y: number;
  readonly height: number;
  readonly reach: number;
  readonly turn: number;
}

/** One finger that comes round the left edge at 0: its knuckle is outside, its tip on the glass. */
function Finger({ y, height, reach, turn }: FingerProps) {
  const half = height / 2;
  return (
    <g transform={`translate(0 ${y}) rotate(${turn})`}>
      <path
        d={`M-6 0H${reach - half}a${half} ${half} 0 010 ${height}H-6q-9-3-9-${half}t9-${half}z`}
        className="skin"
      />
      <path
        d={`M-5 ${height}H${reach - half}a${half} ${half} 0 000-${height}`}
        className="stroke-skin-deep"
        strokeWidth={2}
        opacity={0.6}
      />
      <path
        d={`M${reach - 9} ${half - 6}h3q4 2 4 6t-4 6h-3q-2-6 0-12z`}
        className="on-brand"
        opacity={0.3}
      />
    </g>
  );
}
