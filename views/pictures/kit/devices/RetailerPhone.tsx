import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';
import { Phone } from './Phone.tsx';

const width = 180;
const middle = (width - 18) / 2;

/** The phone of a retailer, 180 wide, whose upper 115 show the recharge that he has just sold and how it stands. */
export const RetailerPhone = (place: Place) => (
  <Phone {...place} width={width} height={272} time="">
    <Label x={middle} y={69} size={36} weight={800} anchor="middle">
      ₹349
    </Label>
    <TurningPill x={middle} y={77} size={16} anchor="middle" was="Pending">
      Success
    </TurningPill>
  </Phone>
);
