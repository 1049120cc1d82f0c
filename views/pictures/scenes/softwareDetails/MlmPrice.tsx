import { ExportedFiles, SeparatePrices } from '../../kit/records/mlmPrice.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What the software costs, part by part, and the data that goes with its owner. */
export function MlmPrice() {
  return (
    <Scene width={480} height={520} ground="warm" grows="around">
      <Rings x={480} y={520} size={360} tone="marigold-soft" />
      <SeparatePrices x={32} y={38} width={376} pitch={76} />
      <ExportedFiles x={56} y={364} />
    </Scene>
  );
}
