import { SeparatePrices } from '../../kit/records/SeparatePrices.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: closer together. */
export const MlmPriceNarrow = () => (
  <Scene width={480} height={394} ground="warm">
    <SeparatePrices x={40} y={22} pitch={49} foot={78} />
  </Scene>
);
