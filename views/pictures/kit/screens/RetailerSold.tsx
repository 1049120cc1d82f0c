import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** On the tablet of a distributor: a retailer, and what he has sold today, 200 × 122. */
export const RetailerSold = (place: Place) => (
  <At {...place}>
    <Avatar x={22} y={22} size={44} tone="green" initials="RS" />
    <Label x={58} y={29} size={20} weight={700}>
      Roy Stores
    </Label>
    <Label x={0} y={74} size={17} tone="muted">
      Sold today
    </Label>
    <Label x={0} y={122} size={44} weight={800}>
      ₹8,420
    </Label>
  </At>
);
