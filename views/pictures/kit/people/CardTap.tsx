import { CardFace } from '../money/CardFace.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Hand } from './Hand.tsx';

/** A hand from the right with a violet card, whose left edge meets a terminal; 0,0 is the tip of its thumb, 306 from that edge. */
export const CardTap = (place: Place) => (
  <Hand {...place} sleeve="brand" reach={640}>
    <At x={-306} y={-112} scale={0.93}>
      <CardFace tone="sheen" ink="on-brand" />
    </At>
  </Hand>
);
