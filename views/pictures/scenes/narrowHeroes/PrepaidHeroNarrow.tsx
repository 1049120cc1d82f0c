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
    <Scene width={400} height={532} ground="warm" night="rimmed">
      <Rings x={40} y={360} size={320} tone="marigold-soft" />
      <Phone x={56} y={24} width={288} height={484} head={128} headTone="night" time="18:42">
        <CardBalance x={246} y={66} size={42} />
        <LoadedRow x={24} y={140} width={222} size={16} note="12 Nov" amount="₹12,000" />
        {spent.map((entry, index) => (
          <g key={entry.title}>
            <path d={`M24 ${186.5 + index * 54}H246`} className="stroke-line" />
            <Row {...entry} x={24} y={194 + index * 54} width={222} size={16} />
          </g>
        ))}
      </Phone>
      <UsedCard x={126} y={336} turn={-3} scale={1.54} face={<FullKycCard holder={cardHolder} />} />
    </Scene>
  );
}
