type Point = readonly [x: number, y: number];

interface WayProps {
  /** From dot to dot, as a path. */
  readonly d: string;
  readonly from: Point;
  readonly to: Point;
}

/** A way over the ground with a clear dot at both ends, the last of them marigold, so small that the phones that they are on are seen. */
export const Way = ({ d, from, to }: WayProps) => (
  <>
    <path d={d} className="stroke-surface" strokeWidth={13} />
    <path d={d} className="stroke-brand" strokeWidth={5} />
    {[from, to].map(([x, y], index) => (
      <g key={`${x} ${y}`}>
        <circle cx={x} cy={y} r={9} className="surface" />
        <circle cx={x} cy={y} r={6} className={index === 0 ? 'brand' : 'marigold'} />
      </g>
    ))}
  </>
);
