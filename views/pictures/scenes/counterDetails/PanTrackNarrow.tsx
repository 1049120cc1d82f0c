import { TrackingPhone } from '../../kit/devices/TrackingPhone.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: lower. */
export const PanTrackNarrow = () => (
  <Scene width={400} height={320} ground="mint" grows="above">
    <Rings x={0} y={0} size={300} tone="green-soft" />
    <TrackingPhone x={67} y={18} head={76} step={65} />
  </Scene>
);
