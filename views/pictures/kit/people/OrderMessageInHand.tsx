import { TextFromShop } from '../screens/TextFromShop.tsx';
import { StationRoom } from '../stage/StationRoom.tsx';
import { PhoneHeld } from './PhoneHeld.tsx';

/** The last station of an order: the customer holds a phone with the message. */
export const OrderMessageInHand = () => (
  <StationRoom tone="green" y={186}>
    <PhoneHeld>
      <TextFromShop />
    </PhoneHeld>
  </StationRoom>
);
