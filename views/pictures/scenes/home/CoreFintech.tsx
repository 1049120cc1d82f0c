import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Two of the cards that a counter hands out, for the head of a small card. */
export function CoreFintech() {
  return (
    <Scene width={400} height={260} ground="warm" radius={0}>
      <Rings x={0} y={260} size={360} tone="marigold-soft" />
      <PaymentCard
        x={16}
        y={30}
        turn={-5}
        scale={0.94}
        tone="night"
        title="Debit"
        name=""
        digits="4417"
      />
      <PaymentCard x={98} y={60} turn={3} scale={0.94} name="Ananya Sen" digits="6094" />
    </Scene>
  );
}
