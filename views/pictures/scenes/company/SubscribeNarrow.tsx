import { BlogPage } from '../../kit/screens/BlogPage.tsx';
import { FeedRow } from '../../kit/screens/FeedRow.tsx';
import { FlyingArticle } from '../../kit/screens/FlyingArticle.tsx';
import { FreeSlot } from '../../kit/screens/FreeSlot.tsx';
import { ReaderPhone } from '../../kit/screens/ReaderPhone.tsx';
import { WayDisc } from '../../kit/shapes/WayDisc.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, from above to below. */
export const SubscribeNarrow = () => (
  <Scene width={400} height={472} ground="brand">
    <Rings x={0} y={0} size={300} tone="brand-lift" />
    <BlogPage x={28} y={20} width={344} height={196}>
      <FreeSlot x={20} y={64} width={304} height={76} />
    </BlogPage>
    <ReaderPhone x={84} y={236} width={232}>
      <FreeSlot x={12} y={14} width={188} height={66} />
      <FeedRow x={16} y={97} cover="modes" title={['NEFT, RTGS,', 'IMPS or UPI']} />
    </ReaderPhone>
    <FlyingArticle x={42} y={140} turn={-3} />
    <WayDisc x={326} y={240} turn={90} />
  </Scene>
);
