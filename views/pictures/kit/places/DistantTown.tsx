import type { ReactNode } from 'react';
import { type DistantHouse, DistantHouses } from './DistantHouses.tsx';

interface DistantTownProps {
  /** Behind the landmarks. */
  readonly houses: readonly DistantHouse[];
  readonly sun: readonly [x: number, y: number];
  /** Lines of light on the water: from, to, height. */
  readonly ripples?: readonly (readonly [from: number, to: number, y: number])[];
  /** What stands before the houses; its foot is at 136. */
  readonly children: ReactNode;
}

/* Over the whole width. */
const wideRipples = [
  [24, 72, 152],
  [132, 164, 146],
  [196, 252, 160],
  [96, 120, 166],
  [276, 304, 150],
] as const;

/** A pale town across the water, 320 × 176, whose sky goes on above; the bank is at 136. */
export const DistantTown = ({
  houses,
  sun: [x, y],
  ripples = wideRipples,
  children,
}: DistantTownProps) => (
  <>
    <circle cx={x} cy={y} r={40} className="marigold-soft" opacity={0.5} />
    <circle cx={x} cy={y} r={24} className="moon" />
    <DistantHouses houses={houses} foot={140} />
    {children}
    <rect y={136} width={320} height={40} className="brand-soft" />
    <rect y={136} width={320} height={40} fill="url(#fade)" opacity={0.6} />
    <path d="M0 136H320" className="stroke-brand-lift" strokeWidth={2} />
    {ripples.map(([from, to, height]) => (
      <path
        key={from}
        d={`M${from} ${height}H${to}`}
        className="stroke-on-brand"
        strokeWidth={2.5}
        opacity={0.6}
      />
    ))}
  </>
);
