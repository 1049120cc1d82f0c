import { ReaderPhone } from '../../kit/screens/ReaderPhone.tsx';
import { CopiedChip } from '../../kit/shapes/CopiedChip.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same where the picture is high: the phone almost fills it. */
export const SubscribeReaderTall = () => (
  <Scene width={400} height={560} ground="brand" grows="around">
    <ReaderPhone x={48} y={66} scale={1.08} />
    <CopiedChip x={16} y={36} />
  </Scene>
);
