import { At, type Place } from '../stage/At.tsx';
import { HowrahBridge } from './HowrahBridge.tsx';

/* Left edge, width and roof of each house on the far bank. */
const houses = [
  [0, 44, 232],
  [48, 32, 208],
  [204, 40, 228],
  [248, 28, 236],
  [284, 52, 244],
  [344, 28, 236],
  [396, 36, 218],
  [436, 44, 240],
] as const;

/* A line of light on the water: from, to, height. */
const ripples = [
  [24, 88, 336],
  [384, 452, 352],
  [404, 452, 312],
  [148, 204, 394],
  [372, 428, 370],
] as const;

/* The sun on the water, a stroke below the other: half the width of each. */
const reflection = [44, 34, 38, 24, 28, 14] as const;

/* Where the sky is cut off, the towers are lower and stand on the same deck. */
const lowered = 'matrix(1 0 0 .74 0 73.800)';

/* Whole above the roofs and the bank, below the frame. */
const sun = { y: 194, size: 44, halo: 58 } as const;

/** The bridge over the Hooghly in the evening with a ferry, 480 wide; the water begins at 300 and goes on. */
export function KolkataEvening(place: Place) {
  return (
    <At {...place}>
      <circle cx={312} cy={sun.y} r={sun.halo} className="marigold-soft" opacity={0.6} />
      <circle cx={312} cy={sun.y} r={sun.size} className="marigold" />
      {houses.map(([x, width, y]) => (
        <rect key={x} x={x} y={y} width={width} height={300 - y} rx={4} className="brand-soft" />
      ))}
      <path d="M96 300V236a40 40 0 0180 0v64z" className="brand-soft" />
      <path d="M136 196V176" className="stroke-brand-soft" strokeWidth={6} />
      <rect y={252} width={480} height={448} className="brand-soft" />
      <rect y={300} width={480} height={100} fill="url(#fade)" />
      {ripples.map(([from, to, y]) => (
        <path
          key={`${from} ${y}`}
          d={`M${from} ${y}H${to}`}
          className="stroke-on-brand"
          strokeWidth={4}
          opacity={0.6}
        />
      ))}
      {reflection.map((half, index) => (
        <path
          key={half}
          d={`M${312 - half} ${312 + index * 13}h${2 * half}`}
          className="stroke-marigold"
          strokeWidth={5}
          opacity={0.65 - index * 0.08}
        />
      ))}
      <g transform={lowered}>
        <HowrahBridge />
      </g>
      <Ferry />
    </At>
  );
}

/* Between the tower and the middle, where a window has its post. */
const Ferry = () => (
  <At x={130} y={332} scale={0.86}>
    <path d="M0 32h96l-14 22h-70z" className="brand-ink" />
    <path d="M18 8h56v24h-56z" className="paper" />
    <path d="M12 0h70v10h-70z" className="marigold" />
    <path d="M28 16h8v8h-8zM46 16h8v8h-8z" className="brand" />
  </At>
);
