import { BillHandover, BillReceipt } from '../../kit/money/billCounter.tsx';
import { CashTaker } from '../../kit/people/CashTaker.tsx';
import { Garland } from '../../kit/places/Garland.tsx';
import { BillerTablet } from '../../kit/screens/BillerTablet.tsx';
import { BillScreen } from '../../kit/screens/BillScreen.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TeaCup } from '../../kit/things/TeaCup.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

/* Over the words of his step. */
const keeper = { x: 634, y: 65, scale: 1.36 } as const;

/** A bill on its way along the counter, each over the words of its step: the choice, the bill, notes that the customer gives, the receipt. */
export function BbpsCounter() {
  return (
    <Scene width={1200} height={352} ground="warm">
      <Garland x={0} y={2} width={1200} swags={8} />
      <CashTaker {...keeper} />
      <path d="M0 300H1200V356H0z" fill="url(#sheen)" />
      <path d="M0 272H1200V300H0z" className="brand-lift" />
      <BillerTablet x={30} y={82} scale={0.79} />
      <TeaCup x={208} y={250} scale={0.5} />
      <BillScreen x={302} y={98} scale={0.82} />
      <ContactShadow x={573} y={290} width={86} />
      <UpiStand x={542} y={204} scale={0.46} small />
      <BillHandover {...keeper} />
      <BillReceipt x={976} y={110} scale={0.62} />
    </Scene>
  );
}
