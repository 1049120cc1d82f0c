import { PhoneInPalm } from '../people/PhoneInPalm.tsx';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FeedCover } from './FeedCover.tsx';
import { FeedRow } from './FeedRow.tsx';

/** How much smaller than they are drawn the things on the screen are; it is 300 wide for them. */
const scale = 0.38;

/** How much taller the phone is, above the hand. */
const rise = 44;

/** Those that follow the new one below the picture on its page too. */
const older = [
  ['modes', ['NEFT, RTGS,', 'IMPS or UPI']],
  ['ticket', ['CNF, RAC', 'and WL']],
] as const;

/** A feed reader on a phone in a hand, 132 × 212 and 44 more above it: three articles are unread, and the first of them opens. */
export const ReaderInPalm = (place: Place) => (
  <At {...place}>
    <PhoneInPalm x={0} y={0} rise={rise}>
      <path d="M0 31V14A14 14 0 0114 0H100a14 14 0 0114 14V31z" fill="url(#sheen)" />
      <At x={0} y={0} scale={scale}>
        <FeedMark x={26} y={20} scale={0.66} />
        <Label x={82} y={51} size={28} weight={700} tone="on-brand">
          Unread
        </Label>
        <circle cx={254} cy={41} r={20} className="marigold" />
        <Label x={254} y={50} size={25} weight={800} tone="deep" anchor="middle">
          3
        </Label>
        {older.map(([cover, title], index) => (
          <FeedRow key={cover} x={34} y={366 + index * 90} cover={cover} title={title} />
        ))}
      </At>
    </PhoneInPalm>
    <At x={9} y={9 - rise} scale={scale}>
      <Arrival>
        <Opening />
      </Arrival>
    </At>
  </At>
);

/* Wider than the screen, and a little above it. */
const Opening = () => (
  <Panel x={-34} y={98} width={368} height={238}>
    <rect width={368} height={238} rx={16} className="stroke-brand" strokeWidth={3} />
    <FeedCover x={14} y={14} scale={340 / 240} name="pending" />
    <Label x={20} y={186} size={29} weight={700}>
      Why is a recharge
    </Label>
    <Label x={20} y={220} size={29} weight={700}>
      pending?
    </Label>
    <Pill x={372} y={-16} size={24} tone="brand" anchor="end">
      New
    </Pill>
  </Panel>
);
