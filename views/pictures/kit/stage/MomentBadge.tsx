import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At } from './At.tsx';

interface MomentBadgeProps {
  readonly tone: Colour;
  /** Its sign, around 0,0. */
  readonly children: ReactNode;
}

/** What is told of the thing of a moment, at the same place of each: over its lower right corner, clear of the arrows between them. */
export const MomentBadge = ({ tone, children }: MomentBadgeProps) => (
  <At x={178} y={172}>
    {/* The ground of the moment as a rim, so that it is apart from what it lies on. */}
    <circle r={31} className="brand-soft" />
    <circle r={26} className={tone} />
    {children}
  </At>
);

/** The flat shadow of what stands in a moment. */
export const MomentGround = ({ width }: { readonly width: number }) => (
  <ellipse cx={118} cy={208} rx={width / 2} ry={6} className="shade" />
);
