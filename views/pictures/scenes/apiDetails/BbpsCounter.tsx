import { BillPayment, BillReceipt } from '../../kit/money/billCounter.tsx';
import { BillerScreen } from '../../kit/screens/BillerScreen.tsx';
import { BillScreen } from '../../kit/screens/BillScreen.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A bill on its way along the counter, each over its step: the choice, the bill, a customer who pays the keeper, the receipt. */
export function BbpsCounter() {
  return (
    <Scene width={1200} height={352} ground="warm">
      <Dots x={24} y={24} size={1152} rows={16} tone="marigold-soft" />
      <path d="M0 296H1200V352H0z" fill="url(#sheen)" />
      <path d="M0 288H1200V304H0z" className="brand-lift" />
      <BillerScreen x={24} y={40} scale={0.946} />
      <BillScreen x={290} y={112} />
      <BillPayment x={420} y={40} />
      <BillReceipt x={960} y={49} />
    </Scene>
  );
}
