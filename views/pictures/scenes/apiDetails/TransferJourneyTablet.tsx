import { PersonStanding } from '../../kit/people/Person.tsx';
import { PlaceLabel } from '../../kit/places/PlaceLabel.tsx';
import { PlainsHouse } from '../../kit/places/PlainsHouse.tsx';
import { TransferStall } from '../../kit/places/TransferStall.tsx';
import { CreditedCard } from '../../kit/screens/CreditedCard.tsx';
import { SentAmount } from '../../kit/screens/SentAmount.tsx';
import { Way } from '../../kit/shapes/Way.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Of the three people, who have faces from here on. */
const people = 0.79;

/* One land from the shop down to her house: the ground of the shop, the fields below it, the lane at her door. */
const land = 'M-8 290C160 282 480 282 728 290V488H-8z';
const ground = 'M-8 290C160 282 480 282 728 290v30C480 338 310 340 230 338S80 328-8 332z';
const lane = 'M-8 446C180 440 500 440 728 446V488H-8z';

/* From the keeper’s phone through the amount, and back down to the phone of the receiver. */
const way = 'M279 183C366 183 350 82 440 82H490C490 172 368 172 368 284';

/** The same for a tablet: the counter above, the receiver beside her house below. */
export function TransferJourneyTablet() {
  return (
    <Scene width={720} height={480}>
      <path d={land} className="green-soft" />
      <path d={ground} className="green" opacity={0.22} />
      <path d={lane} className="marigold-soft" />
      <ContactShadow x={56} y={312} width={84} />
      <ContactShadow x={215} y={312} width={240} />
      <ContactShadow x={556} y={454} width={286} />
      <TransferStall x={17} y={104} scale={people} />
      <PlaceLabel name="Surat" x={16} y={16} scale={1.06} />
      <PlainsHouse x={408} y={186} scale={0.74} width={400} door={256} window={118} tulsi={160} />
      <PlaceLabel name="Darbhanga" x={548} y={132} scale={1.06} />
      <ContactShadow x={418} y={466} width={86} />
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
      <Way d={way} from={[279, 183]} to={[368, 284]} />
      <SentAmount x={434} y={49} scale={1.1} />
      <CreditedCard x={84} y={330} scale={1.13} width={216} tail="right" />
    </Scene>
  );
}
