import { ChargeSlip } from '../../kit/documents/ChargeSlip.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** What a sale leaves on the counter: the card that paid, and the slip on it. */
export function PosClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <PaymentCard
        x={122}
        y={92}
        turn={9}
        scale={0.96}
        tone="night"
        title=""
        name=""
        expiry=""
        digits="4417"
        covered
      />
      <ChargeSlip x={44} y={44} turn={-4} scale={1.02} />
    </Scene>
  );
}
