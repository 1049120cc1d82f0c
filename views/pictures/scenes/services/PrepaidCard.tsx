import { Phone } from '../../kit/devices/Phone.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { CardBalance } from '../../kit/screens/CardBalance.tsx';
import { LoadedRow } from '../../kit/screens/LoadedRow.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { cardHolder, spent } from './prepaidExample.ts';

/** A prepaid card that leans on the phone with its balance and its last three entries. */
export function PrepaidCard() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={48} y={472} size={360} tone="marigold-soft" />
      <Phone x={336} y={32} width={272} height={640} head={196} time="18:42">
        <CardBalance x={230} y={98} size={46} />
        <LoadedRow x={26} y={226} width={204} size={16} note="Your company" amount="₹12,000" />
        {spent.map((entry, index) => (
          <g key={entry.title}>
            <path d={`M26 ${283.5 + index * 74}H230`} className="stroke-line" />
            <Row {...entry} x={26} y={300 + index * 74} width={204} size={16} />
          </g>
        ))}
      </Phone>
      <PaymentCard x={28} y={216} turn={-12} scale={1.02} {...cardHolder} />
    </Scene>
  );
}
