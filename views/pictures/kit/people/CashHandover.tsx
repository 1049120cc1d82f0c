import { Banknotes } from '../money/Banknotes.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Fingers, Thumb } from './Fingers.tsx';

/* The thumb of a hand that points to the left is above as well. */
const flipped = 'scale(1 -1)';

interface CashHandoverProps {
  /** The wrists of who gives, at the right, and of who takes, and how large their hands are. */
  readonly giver: Place;
  readonly taker: Place;
}

/** Four notes in two hands, from 117 to 234: the giver at the right still holds them, and the taker has the lower corner. */
export const CashHandover = ({ giver, taker }: CashHandoverProps) => (
  <>
    <At {...giver}>
      <g transform={flipped}>
        <Fingers pose="grips" skin="skin" />
      </g>
    </At>
    <At {...taker}>
      <Fingers pose="grips" skin="skin-deep" />
    </At>
    <Banknotes x={121} y={252} turn={3} count={4} value="₹500" valueSize={34} scale={0.57} />
    <At {...giver}>
      <g transform={flipped}>
        <Thumb pose="grips" skin="skin" />
      </g>
    </At>
    <At {...taker}>
      <Thumb pose="grips" skin="skin-deep" />
    </At>
  </>
);
