import { ExportedFiles, SeparatePrices } from '../../kit/records/mlmPrice.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the export over the edge of the quotation. */
export const MlmPriceNarrow = () => (
  <Scene width={480} height={394} ground="warm">
    <SeparatePrices x={24} y={20} width={288} />
    <ExportedFiles x={302} y={116} scale={0.88} />
  </Scene>
);
