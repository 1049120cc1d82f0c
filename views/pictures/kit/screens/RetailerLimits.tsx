import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const width = 232;

/** On the tablet of a distributor: the working limit that he has set for one of his shops, 232 × 60. */
export const RetailerLimits = (place: Place) => (
  <At {...place}>
    <Label x={0} y={13} size={17} tone="muted">
      Working limit
    </Label>
    <Avatar x={17} y={43} size={34} tone="green" glyph="store" />
    <Label x={44} y={49} size={18} weight={600}>
      Roy Stores
    </Label>
    <Label x={width} y={50} size={21} weight={800} anchor="end">
      ₹9,620
    </Label>
  </At>
);
