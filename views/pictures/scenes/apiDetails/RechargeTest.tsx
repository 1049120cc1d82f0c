import { TestClipboard } from '../../kit/documents/TestClipboard.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A small live test on a clipboard: what it has gone through is ticked, and it is a success. */
export const RechargeTest = () => (
  <Scene width={400} height={440} ground="mint" grows="around">
    <Rings x={400} y={0} size={320} tone="green-soft" />
    <TestClipboard x={54} y={22} />
  </Scene>
);
