import type { Colour } from '../../palette.ts';

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
    <WayDot at={from} tone="brand" />
    <WayDot at={to} tone="marigold" />
  </>
);

/** An end of a way, for where something stands before the way and behind its end. */
export const WayDot = ({ at: [x, y], tone }: { readonly at: Point; readonly tone: Colour }) => (
  <>
    <circle cx={x} cy={y} r={9} className="surface" />
    <circle cx={x} cy={y} r={6} className={tone} />
  </>
);
