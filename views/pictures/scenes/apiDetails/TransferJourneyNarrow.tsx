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

/* Of the three people, who have faces from here on, and of her house, whose door is a head higher than she is. */
const people = 0.79;
const home = 0.9;

/* The ground of the shop runs out well above the roof of the house. */
const upperTown = 'M-8 234C110 226 290 226 428 234v30C360 270 310 272 230 272S80 270-8 274z';

const town = 'M-8 560C90 548 180 546 260 552s130 4 168 0v120H-8z';

/* From below the name of the one town through the amount, and beside what the bank tells to the phone. */
const way = 'M340 258V294Q340 302 348 302H384C396 302 404 312 404 326V451C404 465 394 471 378 473';

/** The same for a phone, from the counter at the top to the receiver beside her house below. */
export function TransferJourneyNarrow() {
  return (
    <Scene width={420} height={664}>
      <MapRoute x={0} y={-60} width={420} height={724} stops={[]} />
      <path d={upperTown} className="brand-soft" />
      <path d={upperTown} className="brand-lift" opacity={0.3} />
      <path d={town} className="green-soft" />
      <path d={town} className="green" opacity={0.22} />
      <ContactShadow x={44} y={253} width={80} />
      <ContactShadow x={204} y={253} width={238} />
      <ContactShadow x={96} y={638} width={274} />
      <ContactShadow x={314} y={652} width={84} />
      <TransferStall x={6} y={45} scale={people} />
      <PlainsHouse x={-34} y={334} scale={home} width={297} door={167} window={54} />
      <TownSign name="Surat" x={298} y={192} scale={0.84} width={104} />
      <TownSign name="Darbhanga" x={12} y={493} scale={0.67} width={138} hangs={16} />
      <PersonStanding
        x={276}
        y={443}
        scale={people}
        hair="bun"
        clothes="brand-lift"
        looks="right"
        raised
      />
      <Way d={way} from={[340, 258]} to={[378, 473]} />
      <SentAmount x={204} y={276} scale={0.86} />
      <CreditedCard x={252} y={346} scale={0.83} width={164} drop={132} />
    </Scene>
  );
}
