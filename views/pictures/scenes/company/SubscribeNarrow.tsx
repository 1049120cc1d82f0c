import { Tablet } from '../../kit/devices/Tablet.tsx';
import { ArrivedArticle, LeftArticle } from '../../kit/screens/ArrivedArticle.tsx';
import { BlogHead } from '../../kit/screens/BlogHead.tsx';
import { FeedRow } from '../../kit/screens/FeedRow.tsx';
import { ReaderPhone } from '../../kit/screens/ReaderPhone.tsx';
import { WayDisc } from '../../kit/shapes/WayDisc.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, from above to below: the tablet comes in over the upper edge, and the phone over the lower one. */
export const SubscribeNarrow = () => (
  <Scene width={400} height={520} ground="brand">
    <Rings x={0} y={0} size={300} tone="brand-lift" />
    <Tablet x={50} y={-120} width={300} height={304}>
      <BlogHead x={26} y={122} />
      <LeftArticle x={12} y={164} width={252} />
    </Tablet>
    <ReaderPhone x={74} y={240} width={252}>
      <FeedRow x={26} y={119} cover="modes" title={['NEFT, RTGS,', 'IMPS or UPI']} />
    </ReaderPhone>
    <ArrivedArticle x={58} y={337} width={284} />
    <WayDisc x={200} y={212} turn={90} scale={1.1} />
  </Scene>
);
