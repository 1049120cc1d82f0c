import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { CardFace, cardFaceSize } from './CardFace.tsx';

/** The prepaid card beside what it pays for, 160 × 101. */
export const UsedCard = (place: Place) => (
  <At {...place}>
    <At x={0} y={0} scale={0.4}>
      <Shadow {...cardFaceSize} />
      <CardFace tone="sheen" ink="on-brand" />
    </At>
  </At>
);
