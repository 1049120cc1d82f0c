import { FeedToReader } from '../../kit/screens/FeedToReader.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones. */
export const SubscribeNarrow = () => (
  <Scene width={400} height={416} ground="lilac">
    <FeedToReader feed={{ x: 32, side: 64 }} reader={{ x: 154, y: 26, scale: 1.135 }} />
  </Scene>
);
