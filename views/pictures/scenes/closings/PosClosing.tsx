import { CardInHand, ReaderInHand } from '../../kit/people/CourierPayment.tsx';
import { FrontDoor } from '../../kit/places/FrontDoor.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Parcel } from '../../kit/things/Parcel.tsx';
import { closingSize } from './closingSize.ts';

/** A delivery at the door, from near: the courier holds out the reader, the customer has tapped her card, and the parcel is on the doorstep. */
export function PosClosing() {
  return (
    <Scene {...closingSize}>
      <FrontDoor x={0} y={0} />
      <Parcel x={288} y={240} scale={0.56} title="" code="" pale standing />
      <ReaderInHand x={136} y={254} turn={-26} scale={0.6} paid="₹640" />
      <CardInHand x={322} y={181} turn={-20} scale={0.5} />
    </Scene>
  );
}
