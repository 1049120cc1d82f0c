interface RoundTreeProps {
  /** Where its trunk stands. */
  readonly x: number;
  readonly y: number;
  /** Half the height of its crown. */
  readonly r: number;
}

/** A small tree with a round crown, seen from far. */
export const RoundTree = ({ x, y, r }: RoundTreeProps) => (
  <>
    <path d={`M${x} ${y}V${y - r}`} className="stroke-skin-deep" strokeWidth={3} />
    <ellipse cx={x} cy={y - r * 1.5} rx={r * 0.8} ry={r} className="green" />
  </>
);
