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

/* The ground of the shop runs out well above the ground of the house. */
const upperTown = 'M-8 280C100 270 230 272 312 282S390 312 330 324 110 340-8 336z';

const town = 'M-8 396C140 380 300 396 420 390S640 374 728 378V488H-8z';

/* From the keeper’s phone through the amount, and back down to the phone of the receiver. */
const way = 'M279 183C366 183 350 82 440 82H552C552 180 368 172 368 284';

/** The same for a tablet: the counter above, the receiver beside her house below. */
export function TransferJourneyTablet() {
  return (
    <Scene width={720} height={480}>
      <path d={upperTown} className="brand-soft" />
      <path d={upperTown} className="brand-lift" opacity={0.3} />
      <path d={town} className="green-soft" />
      <path d={town} className="green" opacity={0.22} />
      <ContactShadow x={56} y={312} width={84} />
      <ContactShadow x={215} y={312} width={240} />
      <ContactShadow x={418} y={466} width={86} />
      <ContactShadow x={587} y={456} width={252} />
      <TransferStall x={17} y={104} scale={people} />
      <PlaceLabel name="Surat" x={16} y={16} scale={1.06} />
      <PlainsHouse x={462} y={178} scale={0.82} width={304} door={178} window={48} />
      <PlaceLabel name="Darbhanga" x={556} y={126} scale={1.06} />
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
      <CreditedCard x={80} y={346} scale={1.13} width={216} tail="right" />
    </Scene>
  );
}
