import { Banknotes } from '../money/Banknotes.tsx';
import { At } from '../stage/At.tsx';
import { FingersBelow, ThumbAbove } from './Hand.tsx';

/* Both hands have the size of that of the keeper, whose bust is 1.75 as large as its own. */
const keeper = { x: 198, y: 220, turn: 9, scale: 0.4 } as const;
const customer = { x: 128, y: 237, turn: -38, scale: 0.4, mirrored: 1 } as const;

/** Four notes in two hands: the keeper at the right still holds them, and the customer's fingers have the lower corner, 330 × 240. */
export const CashHandover = () => (
  <>
    <At {...keeper}>
      <FingersBelow skin="skin" />
    </At>
    <At {...customer}>
      <FingersBelow skin="skin-deep" />
    </At>
    <Banknotes x={82} y={160} turn={3} count={4} value="₹500" scale={0.75} />
    <At {...keeper}>
      <ThumbAbove skin="skin" sleeve="deep-lift" reach={172} />
    </At>
    <At {...customer}>
      <ThumbAbove skin="skin-deep" sleeve="green" reach={520} />
    </At>
  </>
);
