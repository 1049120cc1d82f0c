import { IdCard } from '../../kit/documents/IdCard.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a counter hands out: a PAN card, a debit card and a prepaid card on top of each other. */
export function CoreFintech() {
  return (
    <Scene width={480} height={400} ground="warm" grows="around">
      <Rings x={0} y={400} size={380} tone="marigold-soft" />
      <IdCard
        x={28}
        y={60}
        turn={-9}
        scale={0.86}
        number="ABCPD1234F"
        name="Meera Das"
        born="9 August 2001"
        hair="bun"
      />
      <PaymentCard x={88} y={126} turn={-3} tone="night" title="Debit" name="" digits="4417" />
      <PaymentCard x={156} y={190} turn={4} name="Ananya Sen" digits="6094" />
    </Scene>
  );
}
