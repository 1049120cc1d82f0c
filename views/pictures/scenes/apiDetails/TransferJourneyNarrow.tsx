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

/* Of the two at the counter, of the receiver, and of her house, which leaves room for what the bank tells. */
const counter = 0.8;
const receiver = 0.79;
const home = 0.74;

/* The ground of the shop runs out well above the roof of the house. */
const upperTown = 'M-8 208C110 200 290 200 428 208v30C360 244 310 246 230 246S80 244-8 248z';

const town = 'M-8 560C90 548 180 546 260 552s130 4 168 0v120H-8z';

/* From below the name of the one town through the amount, and beside what the bank tells to the phone. */
const way = 'M356 238V282Q356 290 364 290H376C392 290 400 300 400 316V444C400 458 392 464 378 466';

/** The same for a phone, from the counter at the top to the receiver beside her house below. */
export function TransferJourneyNarrow() {
  return (
    <Scene width={420} height={664}>
      <MapRoute x={0} y={-60} width={420} height={724} stops={[]} />
      <path d={upperTown} className="brand-soft" />
      <path d={upperTown} className="brand-lift" opacity={0.3} />
      <path d={town} className="green-soft" />
      <path d={town} className="green" opacity={0.22} />
      <ContactShadow x={48} y={226} width={82} />
      <ContactShadow x={194} y={227} width={214} />
      <ContactShadow x={123} y={607} width={216} />
      <ContactShadow x={314} y={643} width={86} />
      <RemittanceShop x={98} y={16} scale={counter} hair="short" fascia />
      <PersonReaching x={10} y={16} scale={counter} hair="turban" clothes="marigold">
        <Banknotes x={-4} y={-13} turn={-8} count={2} scale={0.25} />
      </PersonReaching>
      <PlainsHouse x={16} y={357} scale={home} width={288} door={156} window={38} />
      <TownSign name="Surat" x={312} y={174} scale={0.84} width={104} />
      <TownSign name="Darbhanga" x={34} y={490} scale={0.67} width={138} hangs={16} />
      <PersonStanding
        x={276}
        y={436}
        scale={receiver}
        hair="bun"
        clothes="brand-lift"
        looks="right"
        raised
      />
      <Way d={way} from={[356, 238]} to={[378, 466]} />
      <SentAmount x={190} y={264} scale={0.86} />
      <CreditedCard x={246} y={332} scale={0.83} width={164} drop={132} />
    </Scene>
  );
}
