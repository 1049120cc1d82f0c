import { FailedSlip } from '../../kit/documents/FailedSlip.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, with less room above and below. */
export const MatmSlipNarrow = () => (
  <Scene width={400} height={384} ground="mint" grows="around">
    <Rings x={0} y={0} size={300} tone="green-soft" />
    <FailedSlip x={64} y={22} scale={0.9} />
  </Scene>
);
