import { PhoneInPalm } from '../../kit/people/PhoneInPalm.tsx';
import { TrackedApplication } from '../../kit/screens/TrackedApplication.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const scale = 2.1;

/** The same for phones: lower, so that the hand is cut at its fingers. */
export const PanTrackNarrow = () => (
  <Scene width={400} height={320} ground="mint" grows="above">
    <Rings x={0} y={0} size={300} tone="green-soft" />
    <PhoneInPalm x={56} y={95} turn={-3} scale={scale} rise={32.5} skin="skin">
      <TrackedApplication x={0} y={0} scale={1 / scale} head={88} step={63} />
    </PhoneInPalm>
  </Scene>
);
