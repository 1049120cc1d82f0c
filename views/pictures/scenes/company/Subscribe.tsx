import { BlogPage } from '../../kit/screens/BlogPage.tsx';
import { FeedRow } from '../../kit/screens/FeedRow.tsx';
import { FlyingArticle } from '../../kit/screens/FlyingArticle.tsx';
import { FreeSlot } from '../../kit/screens/FreeSlot.tsx';
import { ReaderPhone } from '../../kit/screens/ReaderPhone.tsx';
import { WayDisc } from '../../kit/shapes/WayDisc.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The newest article leaves the blog in a browser for the list of a reader on a phone, and lies over both. */
export const Subscribe = () => (
  <Scene width={640} height={520} ground="brand">
    <Rings x={0} y={0} size={420} tone="brand-lift" />
    <BlogPage x={24} y={44} width={324} height={560} nameScale={1.25}>
      <FreeSlot x={20} y={88} width={284} height={100} />
      <FeedRow x={20} y={226} scale={1.3} cover="modes" title={['NEFT, RTGS,', 'IMPS or UPI']} />
      <FeedRow x={20} y={320} scale={1.3} cover="ticket" title={['CNF, RAC', 'and WL']} />
    </BlogPage>
    <ReaderPhone x={408} y={80} width={208}>
      <FreeSlot x={12} y={18} width={166} height={112} />
      <FeedRow x={12} y={154} scale={0.94} cover="modes" title={['NEFT, RTGS,', 'IMPS or UPI']} />
      <FeedRow x={12} y={228} scale={0.94} cover="ticket" title={['CNF, RAC', 'and WL']} />
    </ReaderPhone>
    <FlyingArticle x={158} y={178} turn={-4} scale={0.94} />
    <WayDisc x={460} y={205} scale={1.1} />
  </Scene>
);
