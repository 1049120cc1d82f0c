import { Phone } from '../../kit/devices/Phone.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { CardBalance } from '../../kit/screens/CardBalance.tsx';
import { LoadedRow } from '../../kit/screens/LoadedRow.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { cardHolder, spent } from '../services/prepaidExample.ts';

/** The head of the prepaid page for phones: the card lies over the top of the phone with its balance and the three entries that this is left from. */
export function PrepaidHeroNarrow() {
  return (
    <Scene width={400} height={464} ground="warm" night="rimmed">
      <Rings x={40} y={320} size={320} tone="marigold-soft" />
      <Phone x={88} y={38} width={288} height={640} head={222} headTone="night" time="">
        <CardBalance x={246} y={158} size={42} />
        <LoadedRow x={24} y={234} width={222} size={16} note="12 Nov" amount="₹12,000" />
        {spent.map((entry, index) => (
          <g key={entry.title}>
            <path d={`M24 ${284.5 + index * 60}H246`} className="stroke-line" />
            <Row {...entry} x={24} y={294 + index * 60} width={222} size={16} />
          </g>
        ))}
      </Phone>
      <PaymentCard x={16} y={25} turn={-3} scale={0.87} {...cardHolder} />
    </Scene>
  );
}
