import { PersonStanding } from '../../kit/people/Person.tsx';
import { PlainsHouse } from '../../kit/places/PlainsHouse.tsx';
import { darbhanga, surat, TransferMap } from '../../kit/places/TransferMap.tsx';
import { TransferStall } from '../../kit/places/TransferStall.tsx';
import { CreditedCard } from '../../kit/screens/CreditedCard.tsx';
import { SentAmount } from '../../kit/screens/SentAmount.tsx';
import { Way } from '../../kit/shapes/Way.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Of the three people. */
const people = 0.95;

/* Where the map hangs, and both towns on it. */
const map = { x: 424, y: 10 };
const [startX, startY] = [map.x + surat[0], map.y + surat[1]];
const [endX, endY] = [map.x + darbhanga[0], map.y + darbhanga[1]];

/* From the keeper’s phone through the amount to its town, across the map, and on to the phone of the receiver. */
const way = `M335 154C420 154 400 54 460 54C520 54 ${startX - 8} 96 ${startX} ${startY}C${startX + 14} ${startY - 66} ${endX - 30} ${endY - 46} ${endX} ${endY}C${endX + 60} ${endY - 40} 880 62 880 106`;

/** The way of a transfer across the page: cash at a counter in Surat, a credit for Sunita Devi in Darbhanga. */
export function TransferJourney() {
  return (
    <Scene width={1200} height={340}>
      <path d="M0 284H1200V340H0z" className="brand-soft" />
      <path d="M0 284H1200v4H0z" className="brand-lift" opacity={0.35} />
      <path d="M500 340C620 340 660 284 800 284H1200V340z" className="green-soft" />
      <path d="M500 340C620 340 660 284 800 284H1200V340z" className="green" opacity={0.22} />
      <ContactShadow x={66} y={322} width={100} />
      <ContactShadow x={258} y={322} width={290} />
      <ContactShadow x={939} y={326} width={104} />
      <ContactShadow x={1083} y={322} width={196} />
      <TransferStall x={20} y={71} scale={people} />
      <TransferMap {...map} />
      <PlainsHouse x={990} y={14} scale={0.91} width={204} door={50} />
      <PersonStanding
        x={893}
        y={75}
        scale={people}
        hair="bun"
        clothes="brand-lift"
        looks="right"
        raised
        mirrored={96}
      />
      <Way d={way} from={[335, 154]} to={[880, 106]} />
      {[[startX, startY] as const, [endX, endY] as const].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={7} className="brand" />
      ))}
      <SentAmount x={412} y={34} scale={0.62} />
      <CreditedCard x={738} y={159} scale={0.84} width={146} tail="right" short />
    </Scene>
  );
}
