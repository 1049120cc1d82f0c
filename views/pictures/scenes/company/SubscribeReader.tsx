import { FeedAdded } from '../../kit/screens/FeedAdded.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The dialog that takes the address of the feed, and what it brings. */
export const SubscribeReader = () => (
  <Scene width={400} height={366} ground="brand" grows="around">
    <Dots x={16} y={16} size={368} rows={22} tone="brand-lift" />
    <FeedAdded x={28} y={24} brief />
  </Scene>
);
