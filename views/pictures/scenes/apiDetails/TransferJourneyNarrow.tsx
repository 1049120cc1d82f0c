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
const upperTown = 'M-8 208C110 200 290 200 428 214v10C360 228 310 238 230 246S80 246-8 258z';

const town = 'M-8 568C60 534 140 518 220 518s140 4 208 12v50H-8z';

/* From the edge of the counter, behind the name of its town, into the amount, and out of it. */
const way = 'M290 150V206C290 250 240 252 190 302L116 312V364';

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
      <ContactShadow x={262} y={549} width={90} />
      <ContactShadow x={352} y={541} width={170} />
      <RemittanceShop x={98} y={16} scale={counter} hair="short" fascia />
      <PersonReaching x={10} y={16} scale={counter} hair="turban" clothes="marigold">
        <Banknotes x={-4} y={-13} turn={-8} count={2} scale={0.25} />
      </PersonReaching>
      <PlainsHouse x={262} y={249} scale={nearer} width={192} door={58} />
      <Way d={way} from={[290, 150]} to={[116, 364]} />
      <TownSign name="Surat" x={245} y={170} scale={nearer} width={104} />
      <PersonStanding
        x={214}
        y={322}
        scale={nearer}
        mirrored={96}
        hair="bun"
        clothes="brand-lift"
      />
      <SentAmount x={22} y={276} scale={0.86} />
      <TownSign name="Darbhanga" x={51} y={384} scale={nearer} width={152} />
      <CreditedCard x={16} y={442} scale={0.88} width={206} />
    </Scene>
  );
}
