import { ExportedFiles, SeparatePrices } from '../../kit/records/mlmPrice.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the whole quotation beside the export. */
export const MlmPriceNarrow = () => (
  <Scene width={480} height={394} ground="warm">
    <SeparatePrices x={16} y={20} />
    <ExportedFiles x={288} y={162} />
  </Scene>
);
