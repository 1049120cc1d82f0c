import { ExportedFiles, SeparatePrices } from '../../kit/records/mlmPrice.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: closer together. */
export const MlmPriceNarrow = () => (
  <Scene width={480} height={394} ground="warm">
    <SeparatePrices x={24} y={20} width={376} pitch={56} />
    <ExportedFiles x={64} y={270} />
  </Scene>
);
