import { TapHand } from '../people/TapHand.tsx';
import { At, type Place } from '../stage/At.tsx';
import { CardFace } from './CardFace.tsx';

/** A customer's hand from the lower right, at 38°, that taps a green card on a terminal; 0,0 is the tip of its thumb, the left edge of the card is about 140 from it. */
export const TappedCard = (place: Place) => (
  <TapHand {...place} turn={38} sleeve="red">
    {/* A card keeps its colours after dark. */}
    <g className="sheet">
      <At x={-153} y={34} turn={-43} scale={0.5}>
        <CardFace tone="green-ink" ink="on-brand" groups={3} />
      </At>
    </g>
  </TapHand>
);
