import { CardFace, cardFaceSize } from '../../kit/money/CardFace.tsx';
import { SmallGiftCard, SmallHolderCard } from '../../kit/money/prepaidFacesSmall.tsx';
import { CounterClerk } from '../../kit/people/CounterClerk.tsx';
import { CounterTop } from '../../kit/places/CounterTop.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const SoldCard = () => (
  <At x={3} y={-25} turn={-9} scale={0.108}>
    <SmallGiftCard />
  </At>
);

/* The two other kinds, upright in a holder on the counter. */
const CardsForSale = (place: Place) => (
  <At {...place}>
    <ContactShadow x={41} y={56} width={96} />
    <At x={9} y={0} scale={0.165}>
      <g className="sheet">
        <CardFace tone="green" ink="on-brand" plain />
      </g>
    </At>
    <At x={4} y={12} scale={0.165}>
      <SmallHolderCard />
    </At>
    <rect x={-2} y={40} width={84} height={16} rx={5} className="deep-lift" />
  </At>
);

/** A shop that sells and reloads cards: its keeper behind the counter, a gift card in one hand. */
export const PrepaidUseCounters = () => (
  <Scene {...cardFaceSize} ground="sand">
    <path d="M0 0H400V252H0z" className="marigold-soft" />
    <CounterTop y={209} depth={27} />
    <CardsForSale x={10} y={156} scale={1.2} />
    <CounterClerk x={118} y={30} scale={1.12} hair="turban" shows={<SoldCard />} />
  </Scene>
);
