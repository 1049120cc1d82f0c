import { CardFace } from '../../kit/money/CardFace.tsx';
import { DeliveryPerson } from '../../kit/people/DeliveryPerson.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { OpenDoorway } from '../../kit/places/OpenDoorway.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** At a customer's door: a delivery man with a parcel holds his pocket reader out, and the customer's hand taps a card on it. */
export function PosClosing() {
  return (
    <Scene {...closingSize} radius={0} ground="sand">
      <path d="M0 346H440V400H0z" className="marigold" opacity={0.3} />
      <OpenDoorway x={0} y={24} />
      <HouseNumber />
      <DeliveryPerson x={222} y={40} scale={2.2} amount="₹1,850" />
      <CustomerHand />
    </Scene>
  );
}

/* From inside the house, at the left. */
const CustomerHand = () => (
  <At x={0} y={0} mirrored={440}>
    <Hand x={356} y={183} turn={12} scale={0.36} skin="skin-deep" sleeve="red" reach={500}>
      {/* A card keeps its colours after dark. */}
      <g className="sheet">
        <At x={-172} y={-98} scale={0.58} mirrored={400}>
          <CardFace tone="green-ink" ink="on-brand" />
        </At>
      </g>
    </Hand>
  </At>
);

/* On the wall, over the bell. */
const HouseNumber = () => (
  <At x={219} y={56}>
    <rect width={44} height={34} rx={6} className="deep-lift" />
    <Label x={22} y={24} size={20} weight={800} tone="on-deep" anchor="middle">
      12
    </Label>
    <rect x={11} y={48} width={22} height={32} rx={6} className="on-brand" />
    <circle cx={22} cy={64} r={6} className="marigold" />
  </At>
);
