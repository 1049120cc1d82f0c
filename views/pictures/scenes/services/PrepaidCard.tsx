import { Phone } from '../../kit/devices/Phone.tsx';
import { Receipt } from '../../kit/documents/Receipt.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { CardBalance } from '../../kit/screens/CardBalance.tsx';
import { LoadedRow } from '../../kit/screens/LoadedRow.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { cardHolder, spent } from './prepaidExample.ts';

/** A prepaid card that leans on the phone with its balance and its last three entries, and the slip of the last. */
export function PrepaidCard() {
  return (
    <Scene width={640} height={520} ground="warm" night="rimmed">
      <Rings x={48} y={472} size={360} tone="marigold-soft" />
      <Phone x={328} y={32} width={288} height={640} head={208} headTone="night" time="18:42">
        <CardBalance x={246} y={104} size={50} />
        <LoadedRow x={24} y={238} width={222} size={17} note="12 Nov" amount="₹12,000" />
        {spent.map((entry, index) => (
          <g key={entry.title}>
            <path d={`M24 ${300.5 + index * 80}H246`} className="stroke-line" />
            <Row {...entry} x={24} y={318 + index * 80} width={222} size={17} />
          </g>
        ))}
      </Phone>
      <Receipt
        x={72}
        y={316}
        turn={3}
        width={216}
        title="Fuel"
        note="14 Nov 2026, 18:40"
        lines={[['Card', `•••• ${cardHolder.digits}`]]}
        total={['Paid', '₹1,200']}
      />
      <PaymentCard x={20} y={104} turn={-8} scale={1.08} {...cardHolder} />
    </Scene>
  );
}
