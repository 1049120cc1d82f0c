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
      <PaymentCard x={132} y={146} turn={12} scale={0.94} title="" name="" digits="4417" />
      <ChargeSlip x={44} y={44} turn={-5} scale={1.08} />
    </Scene>
  );
}
