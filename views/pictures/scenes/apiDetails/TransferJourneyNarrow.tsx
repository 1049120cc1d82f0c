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

/* Of the two at the counter, and of the receiver, who is nearer. */
const counter = 0.8;
const nearer = 0.86;

/* The ground of the shop runs out above the roof of the house. */
const upperTown = 'M-8 220C110 212 290 212 428 226v10C360 244 310 258 230 262S80 258-8 270z';

const town = 'M-8 568C60 534 140 518 220 518s140 4 208 12v50H-8z';

/* From the counter into the amount, and out of it down to the hand with the phone. */
const way = 'M326 190C334 250 300 288 200 298C150 303 202 326 206 398';

/** The same for a phone, from the counter at the top to the receiver by her house below. */
export function TransferJourneyNarrow() {
  return (
    <Scene width={420} height={560}>
      <MapRoute x={0} y={-60} width={420} height={620} stops={[]} />
      <path d={upperTown} className="brand-soft" />
      <path d={upperTown} className="brand-lift" opacity={0.3} />
      <path d={town} className="green-soft" />
      <path d={town} className="green" opacity={0.22} />
      <ContactShadow x={48} y={238} width={82} />
      <ContactShadow x={194} y={239} width={214} />
      <ContactShadow x={262} y={546} width={90} />
      <ContactShadow x={318} y={538} width={196} />
      <RemittanceShop x={98} y={28} scale={counter} hair="short" fascia />
      <PersonReaching x={10} y={28} scale={counter} hair="turban" clothes="marigold">
        <Banknotes x={-4} y={-13} turn={-8} count={2} scale={0.25} />
      </PersonReaching>
      <PlainsHouse x={222} y={309} scale={0.84} width={228} door={122} />
      <Way d={way} from={[326, 190]} to={[206, 398]} />
      <TownSign name="Surat" x={316} y={118} scale={nearer} width={104} />
      <PersonStanding
        x={214}
        y={320}
        scale={nearer}
        mirrored={96}
        hair="bun"
        clothes="brand-lift"
      />
      <SentAmount x={22} y={276} scale={0.86} />
      <TownSign name="Darbhanga" x={54} y={378} scale={nearer} width={152} />
      <CreditedCard x={16} y={450} scale={0.92} width={206} />
    </Scene>
  );
}
