import { FeedToReader } from '../../kit/screens/FeedToReader.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** From the feed of the blog to a reader, where the first of three unread articles opens. */
export const Subscribe = () => (
  <Scene width={640} height={520} ground="lilac">
    <FeedToReader feed={{ x: 52, side: 124 }} reader={{ x: 293, y: 24, scale: 1.475 }} />
  </Scene>
);
