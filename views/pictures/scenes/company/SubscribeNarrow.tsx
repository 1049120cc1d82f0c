import { FeedArticleFlat } from '../../kit/screens/FeedArticleFlat.tsx';
import { ReaderInHand } from '../../kit/screens/ReaderInHand.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, from above to below; the reader runs over the lower edge. */
export const SubscribeNarrow = () => (
  <Scene width={400} height={416} ground="brand">
    <Rings x={0} y={0} size={300} tone="brand-lift" />
    <FeedArticleFlat x={30} y={20} />
    <ReaderInHand x={97} y={154} scale={0.9} />
    <StepArrow x={75} y={150} turn={90} length={74} scale={1.2} />
  </Scene>
);
