import { BillHands, BillPayment, BillReceipt } from '../../kit/money/billCounter.tsx';
import { Garland } from '../../kit/places/Garland.tsx';
import { BillerTablet } from '../../kit/screens/BillerTablet.tsx';
import { BillScreen } from '../../kit/screens/BillScreen.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TeaCup } from '../../kit/things/TeaCup.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

/* Over the words of his step. */
const keeper = { x: 636, y: 44, scale: 1.5 } as const;

/** A bill on its way along the counter, each over the words of its step: the choice, the bill, notes that the customer gives, the receipt. */
export function BbpsCounter() {
  return (
    <Scene width={1200} height={352} ground="warm">
      <Garland x={0} y={2} width={1200} swags={8} />
      <BillPayment {...keeper} />
      <path d="M0 300H1200V356H0z" fill="url(#sheen)" />
      <path d="M0 272H1200V300H0z" className="brand-lift" />
      <BillerTablet x={30} y={82} scale={0.79} />
      <TeaCup x={208} y={250} scale={0.5} />
      <BillScreen x={308} y={98} scale={0.82} />
      <ContactShadow x={572} y={290} width={90} />
      <UpiStand x={541} y={204} scale={0.46} small />
      <BillHands {...keeper} />
      <BillReceipt x={938} y={110} scale={0.62} />
    </Scene>
  );
}
