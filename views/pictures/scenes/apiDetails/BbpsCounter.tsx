import { BillPayment, BillReceipt } from '../../kit/money/billCounter.tsx';
import { BillerScreen } from '../../kit/screens/BillerScreen.tsx';
import { BillScreen } from '../../kit/screens/BillScreen.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

/** A bill on its way along the counter, each over the words of its step: the choice, the bill, a customer who pays, the receipt. */
export function BbpsCounter() {
  return (
    <Scene width={1200} height={352} ground="warm">
      <Dots x={24} y={24} size={1152} rows={16} tone="marigold-soft" />
      <BillPayment x={740} y={12} scale={1.7} />
      <path d="M0 296H1200V352H0z" fill="url(#sheen)" />
      <path d="M0 280H1200V304H0z" className="brand-lift" />
      <BillerScreen x={24} y={40} scale={0.946} />
      <BillScreen x={342} y={42} scale={1.4} />
      <UpiStand x={644} y={198} scale={0.48} />
      <BillReceipt x={944} y={76} scale={0.8} />
    </Scene>
  );
}
