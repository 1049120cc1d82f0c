import { ExportedFiles, SeparatePrices } from '../../kit/records/mlmPrice.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the quotation runs over the edge. */
export const MlmPriceNarrow = () => (
  <Scene width={480} height={240} ground="warm">
    <SeparatePrices x={28} y={24} />
    <ExportedFiles x={276} y={14} />
  </Scene>
);
