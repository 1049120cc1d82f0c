import { Quotation } from '../../kit/documents/Quotation.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: the quotation, straight and down to its signature. */
export function SoftwareQuotationNarrow() {
  return (
    <Scene width={480} height={580} ground="sand" grows="around">
      <Rings x={480} y={0} size={320} tone="marigold-soft" />
      <Quotation x={40} y={26} />
    </Scene>
  );
}
