import { Phone } from '../../kit/devices/Phone.tsx';
import { FullKycCard } from '../../kit/money/prepaidFaces.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { CardBalance } from '../../kit/screens/CardBalance.tsx';
import { LoadedRow } from '../../kit/screens/LoadedRow.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { cardHolder, spent } from '../services/prepaidExample.ts';

/** The head of the prepaid page for phones: the phone with the balance and the three entries that this is left from, and the card before its lower end. */
export function PrepaidHeroNarrow() {
  return (
    <Scene width={400} height={508} ground="warm" night="rimmed">
      <Rings x={40} y={360} size={320} tone="marigold-soft" />
      <Phone x={56} y={24} width={288} height={396} head={122} headTone="night" time="18:42">
        <CardBalance x={246} y={62} size={42} />
        <LoadedRow x={24} y={131} width={222} size={16} note="12 Nov" amount="₹12,000" />
        {spent.map((entry, index) => (
          <g key={entry.title}>
            <path d={`M24 ${176 + index * 50}H246`} className="stroke-line" />
            <Row {...entry} x={24} y={181 + index * 50} width={222} size={16} />
          </g>
        ))}
      </Phone>
      <UsedCard x={96} y={324} turn={-3} scale={1.72} face={<FullKycCard holder={cardHolder} />} />
    </Scene>
  );
}
