import { BarePhone } from '../devices/BarePhone.tsx';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FeedCover } from './FeedCover.tsx';
import { FeedRow } from './FeedRow.tsx';

/** Its size, and where the new article is: wider than the phone, which stands `phone` from its left edge. */
export const readerPhone = {
  width: 200,
  height: 320,
  phone: 10,
  article: { y: 54, height: 136 },
} as const;

/** Those that follow the new one below the picture on its page too. */
const older = [
  ['modes', ['NEFT, RTGS,', 'IMPS or UPI']],
  ['ticket', ['CNF, RAC', 'and WL']],
] as const;

/** A feed reader on a phone: three articles are unread, and the first of them opens. */
export const ReaderPhone = (place: Place) => (
  <At {...place}>
    <BarePhone x={readerPhone.phone} y={0} width={180} height={readerPhone.height}>
      <path d="M0 0H168V38H0z" fill="url(#sheen)" />
      <FeedMark x={12} y={8} scale={22 / 64} />
      <Label x={42} y={25} size={16} weight={700} tone="on-brand">
        Unread
      </Label>
      <circle cx={145} cy={19} r={12} className="marigold" />
      <Label x={145} y={24} size={14} weight={800} tone="deep" anchor="middle">
        3
      </Label>
      {older.map(([cover, title], index) => (
        <FeedRow key={cover} x={12} y={194 + index * 56} cover={cover} title={title} />
      ))}
    </BarePhone>
    <Arrival>
      <NewArticle />
    </Arrival>
  </At>
);

/* Its cover, its title and what tells it from those below. */
const NewArticle = () => (
  <Panel x={0} y={readerPhone.article.y} width={readerPhone.width} height={136} radius={12}>
    <rect
      x={1}
      y={1}
      width={readerPhone.width - 2}
      height={134}
      rx={11}
      className="stroke-brand"
      strokeWidth={2}
    />
    <FeedCover x={10} y={10} scale={180 / 240} name="pending" />
    <Label x={14} y={103} size={15.5} weight={700}>
      Why is a recharge
    </Label>
    <Label x={14} y={123} size={15.5} weight={700}>
      pending?
    </Label>
    <rect x={142} y={107} width={46} height={22} rx={11} className="marigold" />
    <Label x={165} y={122.5} size={13} weight={800} tone="deep" anchor="middle">
      New
    </Label>
  </Panel>
);
