import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** In the window of the owner: the part of a margin of 3% on prepaid that goes to retailers, 160 × 66. */
export const RetailersShare = (place: Place) => (
  <At {...place}>
    <Label x={0} y={15} size={18} tone="muted">
      Retailers’ share
    </Label>
    <Label x={0} y={66} size={50} weight={800}>
      1.5%
    </Label>
  </At>
);
