import { PhoneInPalm } from '../../kit/people/PhoneInPalm.tsx';
import { TrackedApplication } from '../../kit/screens/TrackedApplication.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const scale = 2.1;

/** The applicant’s phone tells by the acknowledgement number how far the application is; the frame cuts her hand. */
export const PanTrack = () => (
  <Scene width={400} height={440} ground="mint" grows="above">
    <Rings x={0} y={0} size={380} tone="green-soft" />
    <PhoneInPalm x={56} y={158} turn={-3} scale={scale} rise={57} skin="skin">
      <TrackedApplication x={0} y={0} scale={1 / scale} head={96} step={69} />
    </PhoneInPalm>
  </Scene>
);
