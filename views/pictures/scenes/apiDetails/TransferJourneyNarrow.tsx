import { PersonStanding } from '../../kit/people/Person.tsx';
import { PlaceLabel } from '../../kit/places/PlaceLabel.tsx';
import { PlainsHouse } from '../../kit/places/PlainsHouse.tsx';
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
const upperTown = 'M-8 294C110 286 290 286 428 294v38C360 338 310 336 230 336S80 326-8 330z';

const town = 'M-8 560C90 548 180 546 260 552s130 4 168 0v120H-8z';

/* From the keeper’s phone around the counter and through the amount, down to the phone of the receiver. */
const way = 'M275 183C330 183 372 180 372 232C372 312 302 320 302 400V466';

/** The same for a phone, from the counter at the top to the receiver beside her house below. */
export function TransferJourneyNarrow() {
  return (
    <Scene width={420} height={664}>
      <path d={upperTown} className="brand-soft" />
      <path d={upperTown} className="brand-lift" opacity={0.3} />
      <path d={town} className="green-soft" />
      <path d={town} className="green" opacity={0.22} />
      <ContactShadow x={52} y={312} width={80} />
      <ContactShadow x={211} y={312} width={238} />
      <ContactShadow x={107} y={644} width={190} />
      <ContactShadow x={252} y={652} width={84} />
      <TransferStall x={13} y={104} scale={people} />
      <PlaceLabel name="Surat" x={16} y={16} scale={0.9} />
      <PlainsHouse x={14} y={380} scale={home} width={238} door={24} />
      <PlaceLabel name="Darbhanga" x={16} y={340} scale={0.9} />
      <PersonStanding
        x={214}
        y={443}
        scale={people}
        hair="bun"
        clothes="brand-lift"
        looks="left"
        raised
      />
      <Way d={way} from={[275, 183]} to={[302, 466]} />
      <SentAmount x={220} y={322} scale={0.77} />
      <CreditedCard x={288} y={524} scale={0.755} width={148} tail="up" short />
    </Scene>
  );
}
