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
const upperTown = 'M-8 276C100 266 230 268 312 278S390 308 330 320 110 336-8 332z';

const town = 'M-8 396C140 380 300 396 420 390S640 374 728 378V488H-8z';

/* From the counter through the amount, and back down to the phone of the receiver. */
const way = 'M327 222C396 222 364 82 434 82H556C556 180 388 168 368 284';

/** The same for a tablet: the counter above, the receiver beside her house below. */
export function TransferJourneyTablet() {
  return (
    <Scene width={720} height={480}>
      <MapRoute x={0} y={-60} width={720} height={560} stops={[]} />
      <path d={upperTown} className="brand-soft" />
      <path d={upperTown} className="brand-lift" opacity={0.3} />
      <path d={town} className="green-soft" />
      <path d={town} className="green" opacity={0.22} />
      <ContactShadow x={56} y={306} width={84} />
      <ContactShadow x={215} y={306} width={240} />
      <ContactShadow x={418} y={466} width={86} />
      <ContactShadow x={587} y={456} width={252} />
      <TransferStall x={17} y={98} scale={people} town="Surat" />
      <PlainsHouse x={462} y={178} scale={0.82} width={304} door={178} window={48} />
      <TownSign name="Darbhanga" x={483} y={340} scale={0.8} width={144} />
      <PersonStanding
        x={380}
        y={257}
        scale={people}
        hair="bun"
        clothes="brand-lift"
        looks="right"
        raised
        mirrored={96}
      />
      <Way d={way} from={[327, 222]} to={[368, 284]} />
      <SentAmount x={434} y={48} scale={1.1} />
      <CreditedCard x={80} y={346} scale={1.13} width={216} tail={20} />
    </Scene>
  );
}
