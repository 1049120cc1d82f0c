import { Quotation } from '../../kit/documents/Quotation.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: the upper parts of the quotation. */
export function SoftwareQuotationNarrow() {
  return (
    <Scene width={480} height={286} ground="warm" grows="around">
      <Rings x={480} y={0} size={320} tone="marigold-soft" />
      <Quotation x={40} y={30} />
    </Scene>
  );
}
