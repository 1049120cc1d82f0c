import { TrackedApplication } from '../../kit/screens/TrackedApplication.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: lower and without the hand, so that the frame cuts the phone below all that it says. */
export const PanTrackNarrow = () => (
  <Scene width={400} height={320} ground="mint" grows="above">
    <Rings x={0} y={0} size={300} tone="green-soft" />
    <At x={67} y={18}>
      <Shadow width={266} height={400} radius={42} />
      <rect width={266} height={400} rx={42} className="device" />
      <rect x={1} y={1} width={264} height={398} rx={41} className="stroke-rim" strokeWidth={2} />
      <rect x={13} y={13} width={240} height={374} rx={29} className="surface" />
      <TrackedApplication x={13} y={13} head={80} step={60} />
    </At>
  </Scene>
);
