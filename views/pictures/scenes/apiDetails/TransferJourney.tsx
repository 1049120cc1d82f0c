import { PersonStanding } from '../../kit/people/Person.tsx';
import { MapRoute } from '../../kit/places/MapRoute.tsx';
import { PlainsHouse } from '../../kit/places/PlainsHouse.tsx';
import { TownSign } from '../../kit/places/TownSign.tsx';
import { TransferStall } from '../../kit/places/TransferStall.tsx';
import { CreditedCard } from '../../kit/screens/CreditedCard.tsx';
import { SentAmount } from '../../kit/screens/SentAmount.tsx';
import { Way } from '../../kit/shapes/Way.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* From the counter through the amount, and down to the phone of the receiver. */
const way = 'M346 226C420 226 372 92 446 92H650C720 92 757 88 757 135';

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
      <ContactShadow x={73} y={312} width={86} />
      <ContactShadow x={234} y={312} width={250} />
      <ContactShadow x={806} y={322} width={88} />
      <ContactShadow x={1022} y={312} width={322} />
      <TransferStall x={34} y={101} scale={0.8} town="Surat" />
      <PlainsHouse x={866} y={26} scale={0.845} width={368} door={222} window={62} />
      <TownSign name="Darbhanga" x={901} y={193} scale={0.75} width={156} />
      <PersonStanding
        x={768}
        y={111}
        scale={0.8}
        hair="bun"
        clothes="brand-lift"
        looks="right"
        raised
        mirrored={96}
      />
      <Way d={way} from={[346, 226]} to={[757, 135]} />
      <SentAmount x={412} y={65} scale={0.9} />
      <CreditedCard x={526} y={172} scale={0.94} width={206} tail={20} />
    </Scene>
  );
}
