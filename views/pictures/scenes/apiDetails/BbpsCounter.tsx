import { BillPayment, BillReceipt, RestingArm } from '../../kit/money/billCounter.tsx';
import { BillerTablet } from '../../kit/screens/BillerTablet.tsx';
import { BillScreen } from '../../kit/screens/BillScreen.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TeaCup } from '../../kit/things/TeaCup.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

const customer = { x: 808, y: 6, scale: 1.88 } as const;

/** A bill on its way along the counter, each over the words of its step: the choice, the bill, a customer who pays, the receipt. */
export function BbpsCounter() {
  return (
    <Scene width={1200} height={352} ground="warm">
      <Dots x={24} y={24} size={1152} rows={16} tone="marigold-soft" />
      <BillPayment {...customer} notes="large" />
      <path d="M0 300H1200V352H0z" fill="url(#sheen)" />
      <path d="M0 272H1200V300H0z" className="brand-lift" />
      <BillerTablet x={24} y={27} />
      <TeaCup x={228} y={244} scale={0.6} />
      <BillScreen x={308} y={55} />
      <UpiStand x={586} y={177} scale={0.58} />
      <RestingArm {...customer} />
      <BillReceipt x={998} y={118} scale={0.6} />
    </Scene>
  );
}
