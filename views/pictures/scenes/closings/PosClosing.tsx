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
      <ReaderInHand x={103} y={262} turn={-26} scale={0.6} paid="₹640" />
      <CardInHand x={345} y={160} turn={-16} scale={0.45} />
    </Scene>
  );
}
