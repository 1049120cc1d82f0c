import { FailedSlip } from '../../kit/documents/FailedSlip.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The slip that a customer keeps after a failed withdrawal, for a complaint. */
export const MatmSlip = () => (
  <Scene width={400} height={440} ground="mint" grows="around">
    <Rings x={0} y={0} size={300} tone="green-soft" />
    <FailedSlip x={42} y={30} scale={1.04} />
  </Scene>
);
