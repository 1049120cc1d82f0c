import { Quotation } from '../../kit/documents/Quotation.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A quotation with invented amounts: what is built, by when, and a change. */
export function SoftwareQuotation() {
  return (
    <Scene width={480} height={616} ground="sand" grows="around">
      <Rings x={480} y={0} size={400} tone="marigold-soft" />
      <Quotation x={40} y={44} />
    </Scene>
  );
}
