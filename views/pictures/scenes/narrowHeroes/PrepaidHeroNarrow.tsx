import { Phone } from '../../kit/devices/Phone.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { CardBalance } from '../../kit/screens/CardBalance.tsx';
import { LoadedRow } from '../../kit/screens/LoadedRow.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { cardHolder } from '../services/prepaidExample.ts';

/** The head of the prepaid page for phones: the card before the phone with its balance. */
export function PrepaidHeroNarrow() {
  return (
    <Scene width={400} height={488} ground="warm">
      <Rings x={40} y={380} size={320} tone="marigold-soft" />
      <Phone x={104} y={20} turn={4} width={272} height={640} head={140} time="18:42">
        <CardBalance x={232} y={68} size={44} />
        <LoadedRow x={20} y={158} width={214} size={16} note="Your company" amount="₹12,000" />
      </Phone>
      <PaymentCard x={16} y={276} turn={-8} scale={1.08} {...cardHolder} />
    </Scene>
  );
}
