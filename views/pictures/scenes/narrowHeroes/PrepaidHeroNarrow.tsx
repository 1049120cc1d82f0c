import { Phone } from '../../kit/devices/Phone.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { CardBalance } from '../../kit/screens/CardBalance.tsx';
import { LoadedRow } from '../../kit/screens/LoadedRow.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { cardHolder, spent } from '../services/prepaidExample.ts';

/** The head of the prepaid page for phones: the card leans on the phone with its balance, whose top is seen beside it. */
export function PrepaidHeroNarrow() {
  return (
    <Scene width={400} height={464} ground="warm" night="rimmed">
      <Rings x={40} y={320} size={320} tone="marigold-soft" />
      <Phone x={88} y={60} width={288} height={640} head={216} headTone="night" time="18:42">
        <CardBalance x={246} y={146} size={46} />
        <LoadedRow x={24} y={238} width={222} size={16} note="12 Nov" amount="₹12,000" />
        <path d="M24 298.500H246" className="stroke-line" />
        <Row {...spent[0]} x={24} y={319} width={222} size={16} />
      </Phone>
      <PaymentCard x={20} y={50} turn={-6} scale={0.84} {...cardHolder} />
    </Scene>
  );
}
