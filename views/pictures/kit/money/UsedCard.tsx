import type { ReactNode } from 'react';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { CardFace, cardFaceSize } from './CardFace.tsx';

interface UsedCardProps extends Place {
  /** The face of one of the kinds that a page compares; without it a card of no kind. */
  readonly face?: ReactNode;
}

/** A payment card beside what it pays for, 160 × 101. */
export const UsedCard = ({ face, ...place }: UsedCardProps) => (
  <At {...place}>
    <At x={0} y={0} scale={0.4}>
      <Shadow {...cardFaceSize} />
      {face ?? <CardFace tone="sheen" ink="on-brand" />}
    </At>
  </At>
);
