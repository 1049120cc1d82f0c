import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At } from './At.tsx';

interface MomentBadgeProps {
  readonly tone: Colour;
  /** The ground of the moment, which is its rim: so it is apart from what it lies on. */
  readonly ground: Colour;
  /** Its middle. */
  readonly at: readonly [x: number, y: number];
  /** Its sign, around 0,0. */
  readonly children: ReactNode;
}

/** What is told of the thing of a moment: over a corner of it, clear of the arrows between them. */
export const MomentBadge = ({ tone, ground, at, children }: MomentBadgeProps) => (
  <At x={at[0]} y={at[1]}>
    <circle r={31} className={ground} />
    <circle r={26} className={tone} />
    {children}
  </At>
);

/** The flat shadow of what stands in a moment. */
export const MomentGround = ({ width }: { readonly width: number }) => (
  <ellipse cx={118} cy={208} rx={width / 2} ry={6} className="shade" />
);
