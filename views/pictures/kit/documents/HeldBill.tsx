import { FingersBelow, ThumbAbove } from '../people/Hand.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ShopBill } from './ShopBill.tsx';

const hand = { x: 30, y: 226, turn: -40, scale: 0.38, mirrored: 1 } as const;

/** The bill of a sale, 184 × 244, in the left hand of the shopkeeper, whose arm comes from below. */
export const HeldBill = (place: Place) => (
  <At {...place}>
    <At {...hand}>
      <FingersBelow skin="skin" />
    </At>
    <ShopBill x={0} y={0} />
    <At {...hand}>
      <ThumbAbove skin="skin" sleeve="green" />
    </At>
  </At>
);
