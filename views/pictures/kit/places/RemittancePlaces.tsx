import { Banknotes } from '../money/Banknotes.tsx';
import { type ArmPose, PersonActing } from '../people/PersonActing.tsx';
import { PersonReaching } from '../people/PersonReaching.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label, textWidth } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { HillHouse } from './HillHouse.tsx';
import { RemittanceShop } from './RemittanceShop.tsx';

/* Where a transfer to Nepal begins and ends, in the evening; both stand on a ground at 264. */

/** A man who pays cash at the counter of a shop, 352 × 266. */
export const SenderAtShop = (place: Place) => (
  <At {...place}>
    <RemittanceShop x={112} y={0} />
    <PersonReaching x={0} y={0} clothes="marigold" trousers="on-deep-muted">
      <Banknotes x={-4} y={-12} turn={-8} count={2} scale={0.23} />
    </PersonReaching>
  </At>
);

/* Both hands are on the notes, before her. */
const clasping: readonly ArmPose[] = [
  {
    shoulder: [25, 70],
    elbow: [10, 106],
    wrist: [30, 122],
    thumb: 'left',
    children: <Banknotes x={24} y={96} turn={-8} count={3} scale={0.3} />,
  },
  { shoulder: [71, 70], elbow: [86, 106], wrist: [68, 122], thumb: 'right' },
];

/** A woman who holds the notes that were paid out to her, 96 × 264. */
export const ReceiverWithNotes = (place: Place) => (
  <PersonActing
    {...place}
    hair="bun"
    clothes="red"
    drape="on-deep-muted"
    looks="right"
    arms={clasping}
  />
);

/** A woman with the notes that were paid out to her, and her house up the way on the hill behind, 340 × 264. */
export const ReceiverAtHome = (place: Place) => (
  <At {...place}>
    <path
      d="M264 206C264 228 222 232 196 246S146 276 146 314H240C226 262 280 246 280 206z"
      className="green-soft"
      opacity={0.3}
    />
    <circle cx={182} cy={186} r={18} className="green" />
    <path d="M182 184V212" className="stroke-green-soft" strokeWidth={3} />
    <HillHouse x={210} y={118} scale={0.62} />
    <ReceiverWithNotes x={0} y={0} />
  </At>
);

interface PlaceNameProps extends Place {
  readonly name: string;
  readonly amount: string;
  readonly received?: boolean;
  /** x is its right edge. */
  readonly fromRight?: boolean;
}

/** A town, and the amount that is paid or received there, 72 high and as wide as its words. */
export const PlaceName = ({
  name,
  amount,
  received,
  fromRight,
  x,
  scale = 1,
  ...place
}: PlaceNameProps) => {
  const tone = received ? 'green-ink' : 'brand-ink';
  const width = Math.ceil(Math.max(26 + textWidth(name, 17), textWidth(amount, 23))) + 36;
  return (
    <Panel
      {...place}
      x={fromRight ? x - width * scale : x}
      scale={scale}
      width={width}
      height={72}
      tone={received ? 'green-soft' : 'surface'}
    >
      <Glyph name="pin" x={16} y={13} size={20} tone={tone} />
      <Label x={42} y={29} size={17} weight={600} tone={tone}>
        {name}
      </Label>
      <Label x={16} y={57} size={23} weight={800} tone={received ? 'green-ink' : 'ink'}>
        {amount}
      </Label>
    </Panel>
  );
};
