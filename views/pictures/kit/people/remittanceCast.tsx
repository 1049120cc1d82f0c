import { Banknotes } from '../money/Banknotes.tsx';
import type { Place } from '../stage/At.tsx';
import { type ArmPose, PersonActing } from './PersonActing.tsx';

/* Who is where a transfer to Nepal begins and ends: people of one size, 96 × 264, whom a counter or a frame cuts. */

const giving: ArmPose = {
  shoulder: [71, 70],
  elbow: [80, 106],
  wrist: [101, 112],
  thumb: 'left',
  // Notes keep their colours after dark.
  children: (
    <g className="sheet">
      <Banknotes x={99} y={101} turn={-6} count={2} scale={0.23} />
    </g>
  ),
};

/** A man who pays cash over the counter at his right; the notes reach to 144. */
export const SenderPaying = (place: Place) => (
  <PersonActing
    {...place}
    looks="right"
    moustache
    clothes="marigold"
    hangs="left"
    arms={[giving]}
  />
);

const taking: ArmPose = {
  shoulder: [25, 70],
  elbow: [17, 104],
  wrist: [11, 112],
  thumb: 'right',
};

/** The keeper behind that counter, whose hand is under the notes; draw the counter after her. */
export const KeeperTakingCash = (place: Place) => (
  <PersonActing {...place} hair="bob" clothes="green" looks="left" hangs="right" arms={[taking]} />
);

/* Both hands are on the notes, before her. */
const clasping: readonly ArmPose[] = [
  {
    shoulder: [25, 70],
    elbow: [10, 106],
    wrist: [30, 122],
    thumb: 'left',
    children: (
      <g className="sheet">
        <Banknotes x={24} y={96} turn={-8} count={3} scale={0.3} />
      </g>
    ),
  },
  { shoulder: [71, 70], elbow: [86, 106], wrist: [68, 122], thumb: 'right' },
];

/** A woman who holds the notes that were paid out to her, 96 × 264. */
export const ReceiverClaspingNotes = (place: Place) => (
  <PersonActing {...place} hair="bun" clothes="red" looks="left" arms={clasping} />
);
