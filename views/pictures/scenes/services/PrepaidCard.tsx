import { Phone } from '../../kit/devices/Phone.tsx';
import { Receipt } from '../../kit/documents/Receipt.tsx';
import { FullKycCard } from '../../kit/money/prepaidFaces.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { CardBalance } from '../../kit/screens/CardBalance.tsx';
import { LoadedRow } from '../../kit/screens/LoadedRow.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { cardHolder, spent } from './prepaidExample.ts';

/** A prepaid card, large before the phone with its balance and its three entries, and below it the slip of its last payment. */
export function PrepaidCard() {
  return (
    <Scene width={640} height={520} ground="warm" night="rimmed">
      <Rings x={48} y={472} size={360} tone="marigold-soft" />
      <Receipt
        x={64}
        y={308}
        turn={-3}
        width={238}
        title="Fuel"
        note="14 Nov 2026, 18:40"
        lines={[['Card', `•••• ${cardHolder.digits}`]]}
        total={['Paid', '₹1,200']}
      />
      <Phone x={346} y={28} width={270} height={464} head={258} time="">
        <CardBalance x={230} y={144} size={42} />
        <LoadedRow x={22} y={272} width={208} size={16} note="12 Nov" amount="₹12,000" />
        {spent.map((entry, index) => (
          <g key={entry.title}>
            <path d={`M22 ${319.5 + index * 58}H230`} className="stroke-line" />
            <Row {...entry} x={22} y={330 + index * 58} width={208} size={16} />
          </g>
        ))}
      </Phone>
      <UsedCard x={24} y={52} turn={-5} scale={2.2} face={<FullKycCard holder={cardHolder} />} />
    </Scene>
  );
}
