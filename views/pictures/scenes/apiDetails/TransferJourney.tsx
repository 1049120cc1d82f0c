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
const way = 'M372 206C436 206 396 87 470 87H650C720 87 757 80 757 131';

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
      <ContactShadow x={76} y={310} width={92} />
      <ContactShadow x={249} y={310} width={268} />
      <ContactShadow x={806} y={318} width={88} />
      <ContactShadow x={1060} y={302} width={384} />
      <TransferStall x={34} y={83} scale={0.86} />
      <PlainsHouse x={876} y={-36} width={420} door={196} window={56} />
      <PersonStanding
        x={768}
        y={107}
        scale={0.8}
        hair="bun"
        clothes="brand-lift"
        looks="right"
        raised
        mirrored={96}
      />
      <Way d={way} from={[372, 206]} to={[757, 131]} />
      <TownSign name="Surat" x={324} y={238} width={104} />
      <SentAmount x={412} y={60} scale={0.9} />
      <TownSign name="Darbhanga" x={913} y={144} scale={0.88} width={152} hangs={14} />
      <CreditedCard x={526} y={168} scale={0.94} width={206} tail={20} />
    </Scene>
  );
}
