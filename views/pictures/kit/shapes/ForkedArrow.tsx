import type { Colour } from '../../palette.ts';

interface ForkedArrowProps {
  readonly from: readonly [x: number, y: number];
  /** Where its arms leave its trunk. */
  readonly fork: number;
  /** Where its heads end. */
  readonly to: number;
  /** The height of the arm that turns down; the other goes straight on. */
  readonly down: number;
  readonly tone?: Colour;
}

/* Of the head, and of the corner. */
const barb = 8;
const bend = 10;

/** A line to the right from one origin that ends in two arrows: one straight on, and one at a right angle below it. */
export function ForkedArrow({ from: [x, y], fork, to, down, tone = 'brand' }: ForkedArrowProps) {
  const head = (level: number): string =>
    `M${to - barb} ${level - barb}L${to} ${level} ${to - barb} ${level + barb}`;
  const lower = `M${fork} ${y}V${down - bend}a${bend} ${bend} 0 00${bend} ${bend}H${to}`;
  return (
    <>
      <path
        d={`M${x} ${y}H${to}${head(y)}${lower}${head(down)}`}
        className={`stroke-${tone}`}
        strokeWidth={2.5}
      />
      <circle cx={x} cy={y} r={6.5} className={tone} />
      {/* Its middle is seen on a ground in the colour of the line too. */}
      <circle cx={x} cy={y} r={3.5} className="on-brand" />
    </>
  );
}
