import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Two of the cards that a counter hands out, for the head of a small card. */
export function CoreFintechLow() {
  return (
    <Scene width={400} height={200} ground="warm" radius={0}>
      <Rings x={0} y={200} size={320} tone="marigold-soft" />
      <PaymentCard
        x={48}
        y={46}
        turn={-6}
        scale={0.64}
        tone="night"
        title="Debit"
        name=""
        digits="4417"
      />
      <PaymentCard x={160} y={42} turn={5} scale={0.64} name="Ananya Sen" digits="6094" />
    </Scene>
  );
}
