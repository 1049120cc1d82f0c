import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { PersonStanding } from '../../kit/people/Person.tsx';
import { PersonReaching } from '../../kit/people/PersonReaching.tsx';
import { MapRoute } from '../../kit/places/MapRoute.tsx';
import { PlainsHouse } from '../../kit/places/PlainsHouse.tsx';
import { RemittanceShop } from '../../kit/places/RemittanceShop.tsx';
import { TownSign } from '../../kit/places/TownSign.tsx';
import { CreditedCard } from '../../kit/screens/CreditedCard.tsx';
import { SentAmount } from '../../kit/screens/SentAmount.tsx';
import { Way } from '../../kit/shapes/Way.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* From the counter through the amount, and down to the phone of the receiver. */
const way = 'M380 214C436 214 396 87 470 87H650C720 87 754 72 754 113';

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
      <ContactShadow x={78} y={310} width={100} />
      <ContactShadow x={260} y={311} width={268} />
      <ContactShadow x={808} y={318} width={94} />
      <ContactShadow x={1028} y={302} width={310} />
      <RemittanceShop x={140} y={48} hair="short" fascia />
      <PersonReaching x={30} y={48} hair="turban" clothes="marigold">
        <Banknotes x={-4} y={-13} turn={-8} count={2} scale={0.25} />
      </PersonReaching>
      <PlainsHouse x={880} y={15} scale={0.85} width={348} door={200} window={50} />
      <PersonStanding
        x={766}
        y={86}
        scale={0.88}
        hair="bun"
        clothes="brand-lift"
        looks="right"
        raised
        mirrored={96}
      />
      <Way d={way} from={[380, 214]} to={[754, 113]} />
      <TownSign name="Surat" x={328} y={238} width={104} />
      <SentAmount x={412} y={60} scale={0.9} />
      <TownSign name="Darbhanga" x={896} y={166} scale={0.88} width={152} hangs={14} />
      <CreditedCard x={524} y={150} scale={0.94} width={206} tail={20} />
    </Scene>
  );
}
