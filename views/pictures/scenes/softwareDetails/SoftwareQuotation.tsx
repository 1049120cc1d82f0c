import { Quotation } from '../../kit/documents/Quotation.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A quotation: what it is built up of, before any amount is in it. */
export function SoftwareQuotation() {
  return (
    <Scene width={480} height={616} ground="sand" grows="around">
      <Rings x={480} y={0} size={400} tone="marigold-soft" />
      <Quotation x={40} y={44} turn={-1.5} />
    </Scene>
  );
}
