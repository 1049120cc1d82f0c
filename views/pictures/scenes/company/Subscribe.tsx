import { BlogPage } from '../../kit/screens/BlogPage.tsx';
import { FeedRow } from '../../kit/screens/FeedRow.tsx';
import { arriving, ReaderPhone } from '../../kit/screens/ReaderPhone.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { WayDisc } from '../../kit/shapes/WayDisc.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const reader = { x: 366, y: 76 } as const;

/** An article of the blog in a browser, and beside it a phone, whose reader it reaches as the first of three that are unread. */
export const Subscribe = () => (
  <Scene width={640} height={520} ground="brand">
    <Rings x={0} y={0} size={420} tone="brand-lift" />
    <BlogPage x={24} y={40} />
    <ReaderPhone {...reader} card={270}>
      <FeedRow x={16} y={arriving.below} cover="modes" title={['NEFT, RTGS,', 'IMPS or UPI']} />
      <FeedRow x={16} y={arriving.below + 78} cover="ticket" title={['CNF, RAC', 'and WL']} ruled />
      {/* What has been read. */}
      <path d={`M16 ${arriving.below + 143}H198`} className="stroke-line" />
      <rect x={16} y={arriving.below + 156} width={52} height={52} rx={10} className="brand-soft" />
      <Skeleton x={82} y={arriving.below + 166} widths={[104, 70]} step={22} height={10} />
    </ReaderPhone>
    <WayDisc x={320} y={reader.y + arriving.middle} />
  </Scene>
);
