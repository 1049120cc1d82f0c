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

/* The ground of the shop runs out well above the roof of the house. */
const upperTown = 'M-8 208C110 200 290 200 428 208v34C360 248 310 248 230 248S80 246-8 252z';

const town = 'M-8 402C90 392 180 392 260 396s130 4 168 2v250H-8z';

/* From below the name of the one town through the clear ground between them, and around the roof to the window. */
const way = 'M356 238C356 304 280 298 227 298H76C40 298 30 320 30 352V388C30 424 56 438 108 438';

/** The same for a phone, from the counter at the top to the receiver by her house below. */
export function TransferJourneyNarrow() {
  return (
    <Scene width={420} height={640}>
      <MapRoute x={0} y={-60} width={420} height={700} stops={[]} />
      <path d={upperTown} className="brand-soft" />
      <path d={upperTown} className="brand-lift" opacity={0.3} />
      <path d={town} className="green-soft" />
      <path d={town} className="green" opacity={0.22} />
      <ContactShadow x={48} y={226} width={82} />
      <ContactShadow x={194} y={227} width={214} />
      <ContactShadow x={240} y={617} width={370} />
      <ContactShadow x={263} y={629} width={86} />
      <RemittanceShop x={98} y={16} scale={counter} hair="short" fascia />
      <PersonReaching x={10} y={16} scale={counter} hair="turban" clothes="marigold">
        <Banknotes x={-4} y={-13} turn={-8} count={2} scale={0.25} />
      </PersonReaching>
      <PlainsHouse x={56} y={340} scale={nearer} width={446} door={323} window={63} />
      <Way d={way} from={[356, 238]} to={[108, 438]} />
      <TownSign name="Surat" x={312} y={174} scale={0.84} width={104} />
      <TownSign name="Darbhanga" x={88} y={484} scale={0.78} width={152} hangs={13} />
      <SentAmount x={132} y={272} scale={0.86} />
      <PersonStanding x={224} y={413} scale={nearer} hair="bun" clothes="brand-lift" />
      <CreditedCard x={16} y={538} scale={0.84} width={206} tail={20} />
    </Scene>
  );
}
