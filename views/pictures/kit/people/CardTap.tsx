import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Hand } from './Hand.tsx';

interface CardTapProps extends Place {
  /** The card, 400 × 252. */
  readonly children: ReactNode;
}

/** A hand from the right with a card, whose left edge meets a terminal; 0,0 is the tip of its thumb, 306 from that edge. */
export const CardTap = ({ children, ...place }: CardTapProps) => (
  <Hand {...place} sleeve="red" reach={640}>
    {/* A card keeps its colours after dark. */}
    <g className="sheet">
      <At x={-306} y={-112} scale={0.93}>
        {children}
      </At>
    </g>
  </Hand>
);
