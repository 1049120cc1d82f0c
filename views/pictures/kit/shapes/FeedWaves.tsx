import { At, type Place } from '../stage/At.tsx';
import { FeedMark } from './FeedMark.tsx';

/** The dot of the sign before it is scaled, from which all waves go out. */
const dot = [19, 45] as const;

/* How far the waves beyond the sign are from its dot, and how much of them is seen. */
const waves = [
  [80, 0.5],
  [114, 0.36],
  [148, 0.24],
  [182, 0.14],
] as const;

/** The sign of a feed, 64 × 64, whose waves go on over the ground to the upper right. */
export const FeedWaves = (place: Place) => (
  <At {...place}>
    {waves.map(([radius, opacity]) => (
      <path
        key={radius}
        d={`M${dot[0]} ${dot[1] - radius}a${radius} ${radius} 0 01${radius} ${radius}`}
        className="stroke-marigold"
        strokeWidth={9}
        opacity={opacity}
      />
    ))}
    <FeedMark x={0} y={0} />
  </At>
);
