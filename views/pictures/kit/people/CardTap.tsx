import { CardFace } from '../money/CardFace.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Hand } from './Hand.tsx';

interface CardTapProps extends Place {
  /** Of the card: navy, or violet where it is a prepaid one. */
  readonly tone?: 'deep-lift' | 'sheen';
}

/** A hand from the right with a card, whose left edge meets a terminal; 0,0 is the tip of its thumb, 306 from that edge. */
export const CardTap = ({ tone = 'deep-lift', ...place }: CardTapProps) => (
  <Hand {...place} sleeve="marigold" reach={640}>
    <At x={-306} y={-112} scale={0.93}>
      <CardFace tone={tone} ink="on-brand" />
    </At>
  </Hand>
);
