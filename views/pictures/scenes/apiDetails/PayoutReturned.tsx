import { Rings } from '../../kit/Backdrop.tsx';
import { AmountReturned, PayoutHistory } from '../../kit/PayoutHistory.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** A failed payout on a phone: what happened when, and the amount back in the balance. */
export function PayoutReturned() {
  return (
    <Scene width={400} height={488} grows="above">
      <Rings x={0} y={0} size={300} />
      <Phone x={56} y={36} width={288} height={600} time="10:03">
        <PayoutHistory x={24} y={76} step={50} />
      </Phone>
      <AmountReturned x={24} y={372} />
    </Scene>
  );
}
