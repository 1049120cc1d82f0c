import { FeedArticleFlat } from '../../kit/screens/FeedArticleFlat.tsx';
import { ReaderPhone } from '../../kit/screens/ReaderPhone.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, from above to below; the reader runs over the lower edge. */
export const SubscribeNarrow = () => (
  <Scene width={400} height={416} ground="lilac">
    <FeedArticleFlat x={30} y={20} />
    <ReaderPhone
      x={40}
      y={180}
      scale={1.16}
      width={275}
      height={320}
      title={['Why is a recharge', 'pending?']}
    />
    <StepArrow x={200} y={142} turn={90} length={18} scale={1.5} />
  </Scene>
);
