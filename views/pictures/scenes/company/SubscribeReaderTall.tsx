import { FeedAdded } from '../../kit/screens/FeedAdded.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same where the picture is high. */
export const SubscribeReaderTall = () => (
  <Scene width={400} height={560} ground="brand" grows="around">
    <Dots x={16} y={16} size={368} rows={34} tone="brand-lift" />
    <FeedAdded x={28} y={57} />
  </Scene>
);
