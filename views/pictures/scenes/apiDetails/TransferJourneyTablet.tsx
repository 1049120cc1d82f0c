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

/* Of the three people, who have faces from here on. */
const people = 0.79;

/* The ground of the shop runs out well above the ground of the house. */
const upperTown = 'M-8 246C100 238 220 240 300 250S378 292 324 304 110 322-8 316z';

const town = 'M-8 396C140 380 300 396 420 390S640 374 728 378V488H-8z';

/* From the counter through the amount, and back down to the phone of the receiver, past the name of the first town. */
const way = 'M327 176C396 176 364 82 434 82H556C556 180 388 168 376 284';

/** The same for a tablet: the counter above, the receiver beside her house below. */
export function TransferJourneyTablet() {
  return (
    <Scene width={720} height={480}>
      <MapRoute x={0} y={-60} width={720} height={560} stops={[]} />
      <path d={upperTown} className="brand-soft" />
      <path d={upperTown} className="brand-lift" opacity={0.3} />
      <path d={town} className="green-soft" />
      <path d={town} className="green" opacity={0.22} />
      <ContactShadow x={52} y={284} width={84} />
      <ContactShadow x={211} y={284} width={240} />
      <ContactShadow x={426} y={466} width={86} />
      <ContactShadow x={630} y={456} width={308} />
      <TransferStall x={14} y={75} scale={people} />
      <PlainsHouse x={470} y={186} scale={0.8} width={344} door={187} window={52} />
      <PersonStanding
        x={388}
        y={257}
        scale={people}
        hair="bun"
        clothes="brand-lift"
        looks="right"
        raised
        mirrored={96}
      />
      <Way d={way} from={[327, 176]} to={[376, 284]} />
      <TownSign name="Surat" x={276} y={204} scale={0.92} width={104} />
      <SentAmount x={434} y={48} scale={1.1} />
      <TownSign name="Darbhanga" x={490} y={333} scale={0.9} width={132} hangs={18} />
      <CreditedCard x={86} y={302} scale={1.13} width={216} tail={20} />
    </Scene>
  );
}
