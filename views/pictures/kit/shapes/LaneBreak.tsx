interface LaneBreakProps {
  readonly x: number;
  /** The middle of the lane, and half of its height. */
  readonly y: number;
  readonly radius: number;
}

/** Where a lane is broken, because what follows is not on its scale. */
export const LaneBreak = ({ x, y, radius }: LaneBreakProps) => (
  <>
    <path
      d={`M${x - 3} ${y + radius + 1}l8-${2 * radius + 2}h8l-8 ${2 * radius + 2}z`}
      className="ground"
    />
    <path
      d={`M${x - 3} ${y + radius}l8-${2 * radius}m8 0l-8 ${2 * radius}`}
      className="stroke-faint"
      strokeWidth={1.5}
    />
  </>
);
