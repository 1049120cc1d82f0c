import { Banknotes } from '../money/Banknotes.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TapHand } from './TapHand.tsx';

interface GivenNotesProps extends Place {
  /** Of the arm: the notes lie as they do, from wherever it comes. */
  readonly turn: number;
}

/** Three notes that a hand gives to the left, fanned out from its thumb, whose tip is at 0,0: they reach 152 from there. */
export const GivenNotes = ({ turn, ...place }: GivenNotesProps) => (
  <TapHand {...place} turn={turn} skin="skin" sleeve="green">
    {/* The root of the thumb, behind which the notes end. */}
    <path d="M16 2L72 8 66 32 20 36z" className="skin" />
    <At x={0} y={0} turn={6 - turn}>
      <Banknotes x={-152} y={-46} mirrored={192} count={3} />
    </At>
  </TapHand>
);
