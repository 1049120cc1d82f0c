import { Banknotes } from '../money/Banknotes.tsx';
import { At } from '../stage/At.tsx';
import { FingersBelow, ThumbAbove } from './Hand.tsx';

/* The keeper's hand has the size of his bust, and the customer's is a little nearer. */
const keeper = { x: 208, y: 218, turn: 27, scale: 0.3 } as const;
const customer = { x: 128, y: 237, turn: -38, scale: 0.35, mirrored: 1 } as const;

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
      <ThumbAbove skin="skin" sleeve="deep-lift" reach={168} />
    </At>
    <At {...customer}>
      <ThumbAbove skin="skin-deep" sleeve="green" reach={560} />
    </At>
  </>
);
