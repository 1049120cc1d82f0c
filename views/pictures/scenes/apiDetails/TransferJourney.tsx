import { PersonStanding } from '../../kit/people/Person.tsx';
import { MapRoute } from '../../kit/places/MapRoute.tsx';
import { PlaceLabel } from '../../kit/places/PlaceLabel.tsx';
import { PlainsHouse } from '../../kit/places/PlainsHouse.tsx';
import { TransferStall } from '../../kit/places/TransferStall.tsx';
import { CreditedCard } from '../../kit/screens/CreditedCard.tsx';
import { SentAmount } from '../../kit/screens/SentAmount.tsx';
import { Way } from '../../kit/shapes/Way.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Of the three people. */
const people = 0.95;

/* From the keeper’s phone through the amount, and down to the phone of the receiver. */
const way = 'M335 154C416 154 408 92 470 92H680C722 92 743 84 743 106';

/** The way of a transfer across the page: cash at a counter in Surat, a credit for Sunita Devi in Darbhanga. */
export function TransferJourney() {
  return (
    <Scene width={1200} height={340}>
      {/* Higher than the picture, so that no road runs along the awning. */}
      <MapRoute x={0} y={-70} width={1200} height={430} stops={[]} />
      <path d="M0 284H1200V340H0z" className="brand-soft" />
      <path d="M0 284H1200v4H0z" className="brand-lift" opacity={0.35} />
      <path d="M500 340C620 340 660 284 800 284H1200V340z" className="green-soft" />
      <path d="M500 340C620 340 660 284 800 284H1200V340z" className="green" opacity={0.22} />
      <ContactShadow x={66} y={322} width={100} />
      <ContactShadow x={258} y={322} width={290} />
      <ContactShadow x={802} y={326} width={104} />
      <ContactShadow x={1028} y={322} width={330} />
      <TransferStall x={20} y={71} scale={people} />
      <PlaceLabel name="Surat" x={424} y={17} />
      <PlainsHouse x={872} y={14} scale={0.91} width={340} door={206} window={56} />
      <PlaceLabel name="Darbhanga" x={708} y={17} />
      <PersonStanding
        x={756}
        y={75}
        scale={people}
        hair="bun"
        clothes="brand-lift"
        looks="right"
        raised
        mirrored={96}
      />
      <Way d={way} from={[335, 154]} to={[743, 106]} />
      <SentAmount x={448} y={65} scale={0.9} />
      <CreditedCard x={516} y={152} scale={0.94} width={206} />
    </Scene>
  );
}
