import type { Colour } from '../../palette.ts';

type Point = readonly [x: number, y: number];

interface DottedFallProps {
  /** Where its first dot is, and its last one. */
  readonly from: Point;
  readonly to: Point;
  readonly tone: Colour;
}

/** From one dot to the next, about. */
const pitch = 9;

/** A way down that leaves and arrives upright; its dots are as far apart as is needed for one to lie on each end. */
export function DottedFall({ from: [x, y], to: [endX, endY], tone }: DottedFallProps) {
  const middle = (y + endY) / 2;
  /* Nearly as long as two straight ways would be, one slanted and one upright. */
  const length = (Math.hypot(endX - x, endY - y) * 2 + Math.abs(endX - x) + endY - y) / 3;
  const gaps = Math.round(length / pitch);
  return (
    <path
      d={`M${x} ${y}C${x} ${middle} ${endX} ${middle} ${endX} ${endY}`}
      className={`stroke-${tone}`}
      strokeWidth={4}
      /* A little longer than its gaps, or the dot on its end is not drawn. */
      pathLength={gaps + 0.01}
      strokeDasharray="0 1"
    />
  );
}
