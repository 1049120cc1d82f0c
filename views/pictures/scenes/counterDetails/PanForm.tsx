import { PanFormStack } from '../../kit/documents/PanFormStack.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The forms for a new PAN, the one for an Indian individual in front. */
export const PanForm = () => (
  <Scene width={400} height={536} ground="mint" grows="around">
    <Rings x={400} y={536} size={340} tone="green-soft" />
    <PanFormStack x={32} y={30} />
  </Scene>
);
