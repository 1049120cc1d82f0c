import { FannedNotes } from '../money/FannedNotes.tsx';
import type { Place } from '../stage/At.tsx';
import { HeldUp } from './HeldUp.tsx';

/** Three notes, the front one 52 × 82, fanned out and held up by a hand, whose wrist is below; the fan begins 30 to the left. */
export const HeldNotes = (props: Place & Omit<Parameters<typeof HeldUp>[0], 'children'>) => (
  <HeldUp {...props}>
    <FannedNotes fan="near" />
  </HeldUp>
);
