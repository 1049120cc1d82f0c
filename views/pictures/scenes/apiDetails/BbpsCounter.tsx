import { BillGiver, BillPayment, BillReceipt } from '../../kit/money/billCounter.tsx';
import { BillerTablet } from '../../kit/screens/BillerTablet.tsx';
import { BillScreen } from '../../kit/screens/BillScreen.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TeaCup } from '../../kit/things/TeaCup.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

/* So far left that the customer's arm passes the printer of the next column. */
const keeper = { x: 606, y: 18, scale: 1.62 } as const;

/** A bill on its way along the counter, each over the words of its step: the choice, the bill, notes that the keeper takes, the receipt. */
export function BbpsCounter() {
  return (
    <Scene width={1200} height={352} ground="warm">
      <Dots x={24} y={24} size={1152} rows={16} tone="marigold-soft" />
      <UpiStand x={776} y={36} scale={0.62} hung />
      <BillPayment {...keeper} value="₹500" />
      <path d="M0 300H1200V356H0z" fill="url(#sheen)" />
      <path d="M0 272H1200V300H0z" className="brand-lift" />
      <BillerTablet x={46} y={27} />
      <TeaCup x={240} y={244} scale={0.6} />
      <BillScreen x={321} y={60} scale={0.98} />
      <BillGiver {...keeper} />
      <BillReceipt x={992} y={118} scale={0.6} />
    </Scene>
  );
}
