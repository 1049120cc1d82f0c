import { ReaderInPalm } from '../../kit/screens/ReaderInPalm.tsx';
import { FeedWaves } from '../../kit/shapes/FeedWaves.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The waves of the feed go out to the phone in a hand, where the first of three unread articles opens. */
export const Subscribe = () => (
  <Scene width={640} height={520} ground="lilac">
    <FeedWaves x={56} y={336} scale={2} />
    <ReaderInPalm x={304} y={108} scale={1.8} />
  </Scene>
);
