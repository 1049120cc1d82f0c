import { SeparatePrices } from '../../kit/records/SeparatePrices.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What the software costs, part by part, with a total and a signature. */
export const MlmPrice = () => (
  <Scene width={480} height={520} ground="warm" grows="around">
    <Rings x={480} y={520} size={360} tone="marigold-soft" />
    <SeparatePrices x={40} y={34} pitch={49} foot={82} />
  </Scene>
);
