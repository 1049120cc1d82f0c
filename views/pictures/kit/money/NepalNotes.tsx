import { TapHand } from '../people/TapHand.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Banknotes } from './Banknotes.tsx';

/* How the hand is turned; the notes in it are not. */
const turn = 24;

/** Notes that a hand from the lower right gives, their thumb at 0,0, 114 wide; the frame cuts its arm. */
export const NepalNotes = (place: Place) => (
  <At {...place}>
    <TapHand x={0} y={0} turn={turn} scale={0.3} skin="skin" sleeve="green">
      <At x={0} y={0} turn={-turn}>
        <Banknotes x={-300} y={-60} count={3} value="NPR" scale={1.9} />
      </At>
    </TapHand>
  </At>
);
