import { ReaderInPalm } from '../../kit/screens/ReaderInPalm.tsx';
import { FeedWaves } from '../../kit/shapes/FeedWaves.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones. */
export const SubscribeNarrow = () => (
  <Scene width={400} height={416} ground="lilac">
    <FeedWaves x={24} y={296} scale={1.4} />
    <ReaderInPalm x={165} y={86} scale={1.51} />
  </Scene>
);
