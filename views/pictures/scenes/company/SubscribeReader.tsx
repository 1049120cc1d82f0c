import { ReaderPhone } from '../../kit/screens/ReaderPhone.tsx';
import { CopiedChip } from '../../kit/shapes/CopiedChip.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The address of the feed was copied and is being added to a reader, whose phone runs over the lower edge. */
export const SubscribeReader = () => (
  <Scene width={400} height={366} ground="mint" grows="around">
    <ReaderPhone x={84} y={30} scale={0.78} />
    <CopiedChip x={34} y={14} scale={0.86} />
  </Scene>
);
