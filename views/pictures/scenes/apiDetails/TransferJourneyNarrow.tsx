import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { PersonStanding } from '../../kit/people/Person.tsx';
import { PersonReaching } from '../../kit/people/PersonReaching.tsx';
import { MapRoute } from '../../kit/places/MapRoute.tsx';
import { PlainsHouse } from '../../kit/places/PlainsHouse.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { TownSign } from '../../kit/places/TownSign.tsx';
import { CreditedCard } from '../../kit/screens/CreditedCard.tsx';
import { SentAmount } from '../../kit/screens/SentAmount.tsx';
import { Way } from '../../kit/shapes/Way.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const size = 0.86;

const town = 'M-8 568C60 534 140 518 220 518s140 4 208 12v50H-8z';

/* From the counter down to the left, and back to the hand with the phone. */
const way = 'M322 196C336 268 244 268 150 284S24 372 116 408S200 408 226 408';

/** The same for a phone, from the counter at the top to the receiver by her house below. */
export function TransferJourneyNarrow() {
  return (
    <Scene width={420} height={560}>
      <MapRoute x={0} y={-60} width={420} height={620} stops={[]} />
      <path d="M0 230H420v36H0z" className="brand-soft" />
      <path d="M0 230H420v36H0z" className="brand-lift" opacity={0.3} />
      <path d={town} className="green-soft" />
      <path d={town} className="green" opacity={0.22} />
      <ContactShadow x={51} y={252} width={88} />
      <ContactShadow x={195} y={252} width={230} />
      <ContactShadow x={273} y={546} width={90} />
      <ContactShadow x={378} y={522} width={236} />
      <Shop x={92} y={26} scale={size} hair="short" clothes="green" looks="left" fascia />
      <PersonReaching x={10} y={26} scale={size} hair="turban" clothes="marigold">
        <Banknotes x={-6} y={-18} turn={-8} count={2} scale={0.34} />
      </PersonReaching>
      <PlainsHouse x={258} y={250} width={240} door={64} />
      <Way d={way} from={[322, 196]} to={[226, 408]} />
      <TownSign name="Surat" x={322} y={110} scale={size} width={104} />
      <PersonStanding x={232} y={320} scale={size} mirrored={96} hair="bun" clothes="brand-lift" />
      <SentAmount x={26} y={268} scale={0.86} />
      <TownSign name="Darbhanga" x={84} y={342} scale={size} width={152} />
      <CreditedCard x={16} y={442} scale={0.95} width={206} />
    </Scene>
  );
}
