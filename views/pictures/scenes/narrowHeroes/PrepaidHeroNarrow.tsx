import { Phone } from '../../kit/devices/Phone.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { CardBalance } from '../../kit/screens/CardBalance.tsx';
import { LoadedRow } from '../../kit/screens/LoadedRow.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { cardHolder, spent } from '../services/prepaidExample.ts';

/** The head of the prepaid page for phones: the card before the phone with its balance. */
export function PrepaidHeroNarrow() {
  return (
    <Scene width={400} height={524} ground="warm">
      <Rings x={40} y={380} size={320} tone="marigold-soft" />
      <Phone x={104} y={24} width={272} height={640} head={136} time="18:42">
        <CardBalance x={232} y={68} size={42} />
        <LoadedRow x={22} y={150} width={210} size={16} note="Your company" amount="₹12,000" />
        {spent.map((entry, index) => (
          <g key={entry.title}>
            <path d={`M22 ${199.5 + index * 58}H232`} className="stroke-line" />
            <Row {...entry} x={22} y={208 + index * 58} width={210} size={16} />
          </g>
        ))}
      </Phone>
      <PaymentCard x={24} y={370} turn={-6} scale={0.74} {...cardHolder} name="" expiry="" />
    </Scene>
  );
}
