import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { CardFace, cardFaceSize } from './CardFace.tsx';

/** A green card ending 4417 that floats at a reader, 400 × 252; it keeps its colours after dark. */
export const TappedCard = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <Shadow {...cardFaceSize} />
      <CardFace tone="green-ink" ink="on-brand" groups={3}>
        <Label x={252} y={213} size={42} weight={600} tone="on-brand">
          4417
        </Label>
      </CardFace>
    </g>
  </At>
);
