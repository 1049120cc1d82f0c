import type { Colour } from '../../palette.ts';

interface TurningArrowProps {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly tone?: Colour;
}

/* Of the head. */
const barb = 10;

/** A thick arrow that leaves to the right of a line of words, and falls on what takes its place. */
export const TurningArrow = ({
  from: [x, y],
  to: [tip, end],
  tone = 'marigold',
}: TurningArrowProps) => (
  <>
    <path
      d={`M${x} ${y}C${(x + tip) / 2} ${y - 4} ${tip} ${y - 6} ${tip} ${end}M${tip - barb} ${end - barb}L${tip} ${end}L${tip + barb} ${end - barb}`}
      className={`stroke-${tone}`}
      strokeWidth={5}
    />
    <circle cx={x} cy={y} r={6} className={tone} />
  </>
);
