import { FingersBelow, ThumbAbove } from '../people/Hand.tsx';
import { At, type Place } from '../stage/At.tsx';
import { NepalReceipt } from './NepalReceipt.tsx';

/* From the lower left, with the thumb on the corner of the paper, under the stamp. */
const hand = { x: 26, y: 251, turn: -38, scale: 0.42, mirrored: 1 } as const;

/** The receipt of a transfer to Nepal, 246 × 268, upright in the hand of who sent it; the frame cuts his arm. */
export const HeldNepalReceipt = (place: Place) => (
  <At {...place}>
    <At {...hand}>
      <FingersBelow skin="skin" />
    </At>
    <NepalReceipt x={0} y={0} />
    <At {...hand}>
      <ThumbAbove skin="skin" sleeve="marigold" reach={560} />
    </At>
  </At>
);
