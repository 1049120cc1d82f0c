import { Banknotes } from '../money/Banknotes.tsx';
import { At } from '../stage/At.tsx';
import { FingersBelow, ThumbAbove } from './Hand.tsx';

/* Both hands are as large as the two people are. */
const keeper = { x: 216, y: 272, turn: 27, scale: 0.27 } as const;
const customer = { x: 146, y: 290, turn: -38, scale: 0.29, mirrored: 1 } as const;

/** Four notes in two hands: the keeper at the right still holds them, and the customer's fingers have the lower corner, from 100 to 250. */
export const CashHandover = () => (
  <>
    <At {...keeper}>
      <FingersBelow skin="skin" />
    </At>
    <At {...customer}>
      <FingersBelow skin="skin-deep" />
    </At>
    <Banknotes x={104} y={220} turn={3} count={4} value="₹500" scale={0.68} />
    <At {...keeper}>
      <ThumbAbove skin="skin" sleeve="deep-lift" reach={172} />
    </At>
    <At {...customer}>
      <ThumbAbove skin="skin-deep" sleeve="green" reach={176} />
    </At>
  </>
);
