import { FeedArticle } from '../../kit/screens/FeedArticle.tsx';
import { ReaderPhone, readerPhone } from '../../kit/screens/ReaderPhone.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const reader = { x: 347, y: 62, scale: 1.38 } as const;
const row = reader.y + readerPhone.middle * reader.scale;

/** From an article of the blog to a reader, where it is the first of three that are unread. */
export const Subscribe = () => (
  <Scene width={640} height={520} ground="lilac">
    <FeedArticle x={32} y={95} />
    <ReaderPhone
      {...reader}
      width={180}
      height={287}
      title={['Why is a', 'recharge', 'pending?']}
    />
    <StepArrow x={264} y={row} length={36} scale={1.6} />
  </Scene>
);
