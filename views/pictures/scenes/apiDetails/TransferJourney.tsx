import { PersonStanding } from '../../kit/people/Person.tsx';
import { PlainsHouse } from '../../kit/places/PlainsHouse.tsx';
import { darbhanga, surat, TransferMap } from '../../kit/places/TransferMap.tsx';
import { TransferStall } from '../../kit/places/TransferStall.tsx';
import { CreditedCard } from '../../kit/screens/CreditedCard.tsx';
import { WayDot } from '../../kit/shapes/Way.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Of the three people. */
const people = 0.95;

/* Where the map is, and both towns on it. */
const map = { x: 419, y: 24 };
const [startX, startY] = [map.x + surat[0], map.y + surat[1]];
const [endX, endY] = [map.x + darbhanga[0], map.y + darbhanga[1]];

/* From the keeper’s phone to its town, and from the other town to the phone of the receiver. */
const counter = [335, 154] as const;
const home = [880, 106] as const;
const leaders = `M${counter.join(' ')}Q${startX - 60} ${counter[1]} ${startX} ${startY}M${endX} ${endY}Q${endX + 120} ${home[1] - 6} ${home.join(' ')}`;

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
      <TransferMap {...map} />
      <path d={leaders} className="stroke-brand" strokeWidth={4} strokeDasharray="1 9" />
      {[counter, [startX, startY] as const, [endX, endY] as const].map((at) => (
        <WayDot key={at[0]} at={at} tone="brand" />
      ))}
      <WayDot at={home} tone="marigold" />
      <CreditedCard x={738} y={159} scale={0.84} width={146} tail="right" short />
    </Scene>
  );
}
