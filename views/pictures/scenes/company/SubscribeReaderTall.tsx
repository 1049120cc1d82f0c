import { ReaderPhone } from '../../kit/screens/ReaderPhone.tsx';
import { CopiedChip } from '../../kit/shapes/CopiedChip.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same where the picture is high: more of the phone is seen. */
export const SubscribeReaderTall = () => (
  <Scene width={400} height={560} ground="mint" grows="around">
    <ReaderPhone x={66} y={64} scale={0.98} />
    <CopiedChip x={24} y={36} />
  </Scene>
);
