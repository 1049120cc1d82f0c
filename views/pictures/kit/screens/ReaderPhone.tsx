import { BarePhone } from '../devices/BarePhone.tsx';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FeedRow } from './FeedRow.tsx';
import { NewFeedRow, newFeedRow } from './NewFeedRow.tsx';

interface ReaderPhoneProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Of the new article, in lines. */
  readonly title: readonly string[];
}

/** How far the new article stands out of the phone on each side, and where its middle is below the upper end of the phone. */
export const readerPhone = { over: 9, middle: 48 + newFeedRow.height / 2 } as const;

/** Those that follow the new one below the picture on its page too. */
const older = [
  ['modes', ['NEFT, RTGS,', 'IMPS or UPI']],
  ['ticket', ['CNF, RAC', 'and WL']],
] as const;

/** A feed reader on a phone: three articles are unread, and the first of them arrives. */
export const ReaderPhone = ({ width, height, title, ...place }: ReaderPhoneProps) => (
  <At {...place}>
    <BarePhone x={0} y={0} width={width} height={height}>
      <path d={`M0 0H${width}V38H0z`} fill="url(#sheen)" />
      <FeedMark x={12} y={8} scale={22 / 64} />
      <Label x={42} y={25} size={16} weight={700} tone="on-brand">
        Unread
      </Label>
      <circle cx={width - 35} cy={19} r={12} className="marigold" />
      <Label x={width - 35} y={24} size={14} weight={800} tone="deep" anchor="middle">
        3
      </Label>
      {older.map(([cover, lines], index) => (
        <FeedRow key={cover} x={12} y={138 + index * 62} cover={cover} title={lines} />
      ))}
    </BarePhone>
    <Arrival>
      <NewFeedRow x={-readerPhone.over} y={48} width={width + 2 * readerPhone.over} title={title} />
    </Arrival>
  </At>
);
