import { Hand } from '../people/Hand.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { CardFace } from './CardFace.tsx';

/** A customer's hand from the right that holds a green card ending 4417 to a reader; 0,0 is the tip of its thumb, 330 from the left edge of the card. */
export const TappedCard = (place: Place) => (
  <Hand {...place} skin="skin-deep" sleeve="deep-lift" reach={640}>
    {/* A card keeps its colours after dark. */}
    <g className="sheet">
      <At x={-330} y={-120}>
        <CardFace tone="green-ink" ink="on-brand" groups={3}>
          <Label x={252} y={213} size={42} weight={600} tone="on-brand">
            4417
          </Label>
        </CardFace>
      </At>
    </g>
  </Hand>
);
