import { PhoneInPalm } from '../people/PhoneInPalm.tsx';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FeedRow } from './FeedRow.tsx';
import { NewFeedRow, newFeedRow } from './NewFeedRow.tsx';

/* The hand is drawn for a phone of half this size; its screen begins this far within it. */
const palm = 2;
const edge = 9 * palm;
const width = 132 * palm;
const rise = 80;

const screen = { width: 114 * palm, height: (194 + rise) * palm, radius: 28 } as const;
const head = 82;

/** Where the new article is on the phone, which it leaves at the left by more than at the right; the middle of its left end is at `x`, `middle`. */
export const arriving = {
  x: -48,
  y: edge + head + 14,
  width: width + 48 + 12,
  middle: edge + head + 14 + newFeedRow.height / 2,
} as const;

/** Those that follow the new one below the picture on its page too. */
const older = [
  ['modes', ['NEFT, RTGS,', 'IMPS or UPI']],
  ['ticket', ['CNF, RAC', 'and WL']],
] as const;

/** A feed reader on a phone, 264 wide, in a hand that is 432 below its upper end: three articles are unread, and the first of them arrives. */
export const ReaderInHand = (place: Place) => (
  <At {...place}>
    <Shadow width={width} height={(212 + rise) * palm} radius={40} />
    <PhoneInPalm x={0} y={rise * palm} scale={palm} rise={rise}>
      <At x={0} y={0} scale={1 / palm}>
        <rect width={screen.width} height={screen.height} rx={screen.radius} className="surface" />
        <path d={`M0 ${head}V28A28 28 0 0128 0H200a28 28 0 0128 28V${head}z`} fill="url(#sheen)" />
        <rect x={82} y={12} width={64} height={18} rx={9} className="deep" />
        <FeedMark x={18} y={42} scale={28 / 64} />
        <Label x={56} y={63} size={20} weight={700} tone="on-brand">
          Unread
        </Label>
        <circle cx={196} cy={56} r={14} className="marigold" />
        <Label x={196} y={62} size={17} weight={800} tone="deep" anchor="middle">
          3
        </Label>
        {older.map(([cover, lines], index) => (
          <FeedRow
            key={cover}
            x={18}
            y={head + newFeedRow.height + 34 + index * 78}
            cover={cover}
            title={lines}
            ruled={index > 0}
          />
        ))}
        {/* The list goes on, behind the hand. */}
        <path d="M18 355H210" className="stroke-line" />
        <rect x={18} y={368} width={52} height={52} rx={10} className="brand-soft" />
        <path d="M88 384H166M88 406H140" className="stroke-line" strokeWidth={10} />
      </At>
    </PhoneInPalm>
    <Arrival>
      <NewFeedRow x={arriving.x} y={arriving.y} width={arriving.width} />
    </Arrival>
  </At>
);
