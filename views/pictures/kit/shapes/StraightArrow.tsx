type Point = readonly [x: number, y: number];

interface StraightArrowProps {
  readonly from: Point;
  /** Straight below or to the right of it. */
  readonly to: Point;
}

/** What one thing brings about in the next: a line from a dot to a point, bright on a strong ground. */
export function StraightArrow({ from, to }: StraightArrowProps) {
  const [x, y] = to;
  const barbs =
    from[0] === x ? `M${x - 9} ${y - 10}L${x} ${y}l9-10` : `M${x - 10} ${y - 9}L${x} ${y}l-10 9`;
  return (
    <>
      <path
        d={`M${from.join(' ')}L${x} ${y}${barbs}`}
        className="stroke-marigold"
        strokeWidth={4}
      />
      <circle cx={from[0]} cy={from[1]} r={6.5} className="marigold" />
    </>
  );
}
