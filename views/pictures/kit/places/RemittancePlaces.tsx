import { Banknotes } from '../money/Banknotes.tsx';
import { type ArmPose, PersonActing } from '../people/PersonActing.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label, textWidth } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

/* Where a transfer to Nepal begins and ends: people of one size, 96 × 264, whom a counter or a frame cuts. */

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
export const ReceiverWithNotes = (place: Place) => (
  <PersonActing {...place} hair="bun" clothes="red" looks="left" arms={clasping} />
);

interface PlaceNameProps extends Place {
  readonly name: string;
  readonly amount: string;
  readonly received?: boolean;
}

/** Of each name, so that the two ends of a way are alike. */
export const placeNameSize = { width: 160, height: 60 } as const;

/** A town, and the amount that is paid or received there, 160 × 60, without a shadow: another thing is close below it. */
export const PlaceName = ({ name, amount, received, ...place }: PlaceNameProps) => {
  const tone = received ? 'green-ink' : 'brand-ink';
  const start = (placeNameSize.width - 23 - textWidth(name, 16)) / 2;
  return (
    <Panel {...place} {...placeNameSize} tone={received ? 'green-soft' : 'surface'} flat>
      <Glyph name="pin" x={start} y={9} size={18} tone={tone} />
      <Label x={start + 23} y={24} size={16} weight={600} tone={tone}>
        {name}
      </Label>
      <Label
        x={placeNameSize.width / 2}
        y={48}
        size={20}
        weight={800}
        tone={received ? 'green-ink' : 'ink'}
        anchor="middle"
      >
        {amount}
      </Label>
    </Panel>
  );
};
