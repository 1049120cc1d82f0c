import { FingersBelow, ThumbAbove } from '../people/Hand.tsx';
import { At } from '../stage/At.tsx';
import { Banknotes } from './Banknotes.tsx';

/* Both thumbs lie on the notes. */
const keeper = { x: 80, y: 62, turn: 8, scale: 0.36, mirrored: 1 } as const;
const customer = { x: 152, y: 54, turn: -8, scale: 0.36 } as const;

/** Two notes between the hand of a shopkeeper at the left and that of his customer, 236 × 106. */
export const BillCash = () => (
  <>
    <At {...keeper}>
      <FingersBelow skin="skin-deep" />
    </At>
    <At {...customer}>
      <FingersBelow skin="skin" />
    </At>
    <Banknotes x={50} y={24} turn={3} count={2} scale={0.7} />
    <At {...keeper}>
      <ThumbAbove skin="skin-deep" sleeve="marigold" />
    </At>
    <At {...customer}>
      <ThumbAbove skin="skin" sleeve="green" />
    </At>
  </>
);
