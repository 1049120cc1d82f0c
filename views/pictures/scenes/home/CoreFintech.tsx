import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Two of the cards that a counter hands out, for the head of a small card. */
export function CoreFintech() {
  return (
    <Scene width={400} height={260} ground="warm" radius={0}>
      <Rings x={0} y={260} size={360} tone="marigold-soft" />
      <PaymentCard
        x={20}
        y={35}
        turn={-3}
        scale={0.9}
        tone="night"
        title="Debit"
        name=""
        digits="4417"
      />
      <PaymentCard x={106} y={57} turn={2} scale={0.9} name="Ananya Sen" digits="6094" />
    </Scene>
  );
}
