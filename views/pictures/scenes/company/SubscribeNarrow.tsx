import { Tablet } from '../../kit/devices/Tablet.tsx';
import { ArrivedArticle, LeftArticle } from '../../kit/screens/ArrivedArticle.tsx';
import { BlogHead } from '../../kit/screens/BlogHead.tsx';
import { FeedRow } from '../../kit/screens/FeedRow.tsx';
import { ReaderPhone } from '../../kit/screens/ReaderPhone.tsx';
import { WayDisc } from '../../kit/shapes/WayDisc.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, from above to below. */
export const SubscribeNarrow = () => (
  <Scene width={400} height={520} ground="brand">
    <Rings x={0} y={0} size={300} tone="brand-lift" />
    <Tablet x={28} y={24} width={344} height={188}>
      <BlogHead x={18} y={12} />
      <LeftArticle x={12} y={56} width={296} />
    </Tablet>
    <ReaderPhone x={68} y={232} width={236}>
      <FeedRow x={18} y={114} cover="modes" title={['NEFT, RTGS,', 'IMPS or UPI']} />
    </ReaderPhone>
    <path d="M332 188V330" className="stroke-marigold" strokeWidth={5} />
    <ArrivedArticle x={52} y={330} width={320} />
    <WayDisc x={332} y={272} turn={90} scale={1.1} />
  </Scene>
);
