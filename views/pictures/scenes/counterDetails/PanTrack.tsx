import { TrackingPhone } from '../../kit/devices/TrackingPhone.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The applicant’s phone tells by the acknowledgement number how far the application is. */
export const PanTrack = () => (
  <Scene width={400} height={440} ground="mint" grows="above">
    <Rings x={0} y={0} size={380} tone="green-soft" />
    <TrackingPhone x={43} y={30} scale={1.18} head={88} step={78} />
  </Scene>
);
