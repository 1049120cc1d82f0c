import { CardFace } from '../money/CardFace.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Hand } from './Hand.tsx';

/** A hand from the right with a mint card, whose left edge meets a terminal; 0,0 is the tip of its thumb, 306 from that edge. */
export const CardTap = (place: Place) => (
  <Hand {...place} sleeve="brand" reach={640}>
    {/* A card keeps its colours after dark. */}
    <g className="sheet">
      <At x={-306} y={-112} scale={0.93}>
        <CardFace tone="code-number" ink="deep" chip="pale" groups={0} />
      </At>
    </g>
  </Hand>
);
