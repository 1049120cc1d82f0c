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

/* Of the three people, who have faces from here on, and of her house. */
const people = 0.79;
const home = 0.78;

/* The ground of the shop runs out well above the roof of the house. */
const upperTown = 'M-8 288C110 280 290 280 428 288v40C360 336 310 338 230 338S80 334-8 338z';

const town = 'M-8 560C90 548 180 546 260 552s130 4 168 0v120H-8z';

/* From the front of the counter straight down through the amount to the phone. */
const way = 'M294 246V467';

/** The same for a phone, from the counter at the top to the receiver beside her house below. */
export function TransferJourneyNarrow() {
  return (
    <Scene width={420} height={664}>
      <MapRoute x={0} y={-60} width={420} height={724} stops={[]} />
      <path d={upperTown} className="brand-soft" />
      <path d={upperTown} className="brand-lift" opacity={0.3} />
      <path d={town} className="green-soft" />
      <path d={town} className="green" opacity={0.22} />
      <ContactShadow x={48} y={306} width={80} />
      <ContactShadow x={207} y={306} width={238} />
      <ContactShadow x={135} y={644} width={240} />
      <ContactShadow x={343} y={652} width={84} />
      <TransferStall x={9} y={98} scale={people} town="Surat" />
      <PlainsHouse x={14} y={380} scale={home} width={310} door={24} />
      <TownSign name="Darbhanga" x={124} y={431} scale={0.74} width={152} />
      <PersonStanding
        x={305}
        y={443}
        scale={people}
        hair="bun"
        clothes="brand-lift"
        looks="right"
        raised
        mirrored={96}
      />
      <Way d={way} from={[294, 246]} to={[294, 467]} />
      <SentAmount x={209} y={322} scale={0.77} />
      <CreditedCard x={148} y={478} scale={0.755} width={148} tail={34} short />
    </Scene>
  );
}
