interface TurningArrowProps {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** It leaves the right end instead of the lower edge. */
  readonly aside?: true;
}

/* Of the head. */
const barb = 10;

/** A thick arrow that leaves the lower edge of what is meant, and turns aside as it falls on what takes its place; on paper, whose marigold stays as deep after dark. */
export const TurningArrow = ({ from: [x, y], to: [tip, end], aside }: TurningArrowProps) => {
  const fall = end - y;
  const bends = aside
    ? `${x + (tip - x) * 0.6} ${y} ${tip} ${y + fall * 0.2}`
    : `${x} ${y + fall * 0.6} ${tip} ${y + fall * 0.3}`;
  return (
    <g className="sheet">
      <path
        d={`M${x} ${y}C${bends} ${tip} ${end}M${tip - barb} ${end - barb}L${tip} ${end}L${tip + barb} ${end - barb}`}
        className="stroke-marigold"
        strokeWidth={5}
      />
      <circle cx={x} cy={y} r={6} className="marigold" />
    </g>
  );
};
