import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** On the tablet of a distributor: a retailer, and what he has sold, 170 × 96. */
export const RetailerSold = (place: Place) => (
  <At {...place}>
    <Avatar x={21} y={20} size={42} tone="green" initials="RS" />
    <Label x={54} y={26.5} size={19} weight={600}>
      Roy Stores
    </Label>
    <Label x={0} y={94} size={42} weight={800}>
      ₹8,420
    </Label>
  </At>
);
