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
const nearer = 0.82;

/* The ground of the shop runs out above the roof of the house. */
const upperTown = 'M-8 208C110 200 290 200 428 214v10C360 228 310 238 230 246S80 246-8 258z';

const town = 'M-8 568C60 534 140 518 220 518s140 4 208 12v50H-8z';

/* Straight down from the edge of the counter through the amount, over the roof and on to the wall beside the door. */
const way = 'M290 150V348';

/** The same for a phone, from the counter at the top to the receiver by her house below. */
export function TransferJourneyNarrow() {
  return (
    <Scene width={420} height={560}>
      <MapRoute x={0} y={-60} width={420} height={620} stops={[]} />
      <path d={upperTown} className="brand-soft" />
      <path d={upperTown} className="brand-lift" opacity={0.3} />
      <path d={town} className="green-soft" />
      <path d={town} className="green" opacity={0.22} />
      <ContactShadow x={48} y={226} width={82} />
      <ContactShadow x={194} y={227} width={214} />
      <ContactShadow x={248} y={553} width={86} />
      <ContactShadow x={336} y={541} width={184} />
      <RemittanceShop x={98} y={16} scale={counter} hair="short" fascia />
      <PersonReaching x={10} y={16} scale={counter} hair="turban" clothes="marigold">
        <Banknotes x={-4} y={-13} turn={-8} count={2} scale={0.25} />
      </PersonReaching>
      <PlainsHouse x={236} y={264} scale={nearer} width={230} door={100} />
      <Way d={way} from={[290, 150]} to={[290, 348]} />
      <TownSign name="Surat" x={184} y={166} scale={0.84} width={104} />
      <PersonStanding
        x={202}
        y={337}
        scale={nearer}
        mirrored={96}
        hair="bun"
        clothes="brand-lift"
      />
      <SentAmount x={195} y={226} scale={0.86} />
      <TownSign name="Darbhanga" x={90} y={300} scale={0.82} width={152} />
      {/* It is on her phone. */}
      <path d="M190 464C216 464 212 422 235 422" className="stroke-green" strokeWidth={3} />
      <circle cx={237} cy={422} r={4.5} className="green" />
      <CreditedCard x={16} y={438} scale={0.86} width={206} />
    </Scene>
  );
}
