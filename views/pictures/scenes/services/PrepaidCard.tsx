import { Phone } from '../../kit/devices/Phone.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { CardBalance } from '../../kit/screens/CardBalance.tsx';
import { LoadedRow } from '../../kit/screens/LoadedRow.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Dots, Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { cardHolder, spent } from './prepaidExample.ts';

/** A prepaid card that leans on the phone with its balance and its last three entries. */
export function PrepaidCard() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={48} y={472} size={360} tone="marigold-soft" />
      <Dots x={40} y={40} size={176} rows={5} tone="marigold" />
      <Phone x={328} y={24} turn={6} width={288} height={640} head={208} time="18:42">
        <CardBalance x={246} y={104} size={48} />
        <LoadedRow x={24} y={264} width={222} size={16} note="Your company" amount="₹12,000" />
        {spent.map((entry, index) => (
          <g key={entry.title}>
            <path d={`M24 ${319.5 + index * 70}H246`} className="stroke-line" />
            <Row {...entry} x={24} y={334 + index * 70} width={222} size={16} />
          </g>
        ))}
      </Phone>
      <PaymentCard x={14} y={222} turn={-22} scale={1.08} {...cardHolder} />
    </Scene>
  );
}
