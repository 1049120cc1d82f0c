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
const home = 0.74;

/* One land from the shop down to her house: the ground of the shop, the fields below it, the lane at her door. */
const land = 'M-8 294C110 286 290 286 428 294V680H-8z';
const ground = 'M-8 294C110 286 290 286 428 294v38C360 338 310 336 230 336S80 326-8 330z';
const lane = 'M-8 640C110 634 290 634 428 640V680H-8z';

/* From the keeper’s phone around the counter and through the amount, down to the phone of the receiver. */
const way = 'M275 183C330 183 380 180 380 240C380 330 279 320 279 400V472';

/** The same for a phone, from the counter at the top to the receiver beside her house below. */
export function TransferJourneyNarrow() {
  return (
    <Scene width={420} height={672}>
      <path d={land} className="green-soft" />
      <path d={ground} className="green" opacity={0.22} />
      <path d={lane} className="marigold-soft" />
      <ContactShadow x={52} y={312} width={80} />
      <ContactShadow x={211} y={312} width={238} />
      <TransferStall x={13} y={104} scale={people} />
      <PlaceLabel name="Surat" x={16} y={16} scale={0.9} />
      <ContactShadow x={120} y={644} width={250} />
      <PlainsHouse x={-36} y={376} scale={home} width={368} door={74} window={208} tulsi={250} />
      <PlaceLabel name="Darbhanga" x={16} y={334} scale={0.9} />
      <ContactShadow x={230} y={660} width={84} />
      <PersonStanding
        x={191}
        y={452}
        scale={people}
        hair="bun"
        clothes="brand-lift"
        looks="left"
        raised
      />
      <Way d={way} from={[275, 183]} to={[279, 472]} />
      <SentAmount x={220} y={322} scale={0.77} />
      <CreditedCard x={286} y={530} scale={0.755} width={148} tail="up" short />
    </Scene>
  );
}
