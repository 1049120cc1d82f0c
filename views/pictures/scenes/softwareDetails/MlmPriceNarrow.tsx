import { SeparatePrices } from '../../kit/records/SeparatePrices.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: closer together. */
export const MlmPriceNarrow = () => (
  <Scene width={480} height={438} ground="warm">
    <SeparatePrices x={40} y={20} pitch={40} foot={80} />
  </Scene>
);
