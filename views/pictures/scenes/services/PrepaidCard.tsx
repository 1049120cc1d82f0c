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

/** A prepaid card and the slip of its last payment, beside the phone with its balance and its last three entries. */
export function PrepaidCard() {
  return (
    <Scene width={640} height={520} ground="warm" night="rimmed">
      <Rings x={48} y={472} size={360} tone="marigold-soft" />
      <Phone x={338} y={28} width={270} height={464} head={188} headTone="night" time="18:42">
        <CardBalance x={228} y={92} size={50} />
        <LoadedRow x={22} y={211} width={208} size={16.5} note="12 Nov" amount="₹12,000" />
        {spent.map((entry, index) => (
          <g key={entry.title}>
            <path d={`M22 ${275.5 + index * 85}H230`} className="stroke-line" />
            <Row {...entry} x={22} y={296 + index * 85} width={208} size={16.5} />
          </g>
        ))}
      </Phone>
      <Receipt
        x={68}
        y={284}
        turn={3}
        width={216}
        title="Fuel"
        note="14 Nov 2026, 18:40"
        lines={[['Card', `•••• ${cardHolder.digits}`]]}
        total={['Paid', '₹1,200']}
      />
      <UsedCard x={28} y={78} turn={-6} scale={1.71} face={<FullKycCard holder={cardHolder} />} />
    </Scene>
  );
}
