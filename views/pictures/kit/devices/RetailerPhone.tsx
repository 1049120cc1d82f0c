import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';
import { Phone } from './Phone.tsx';

const width = 220;
const middle = (width - 18) / 2;

/** The phone of a retailer, 220 wide, whose upper 115 show his complaint about an order and what became of it. */
export const RetailerPhone = (place: Place) => (
  <Phone {...place} width={width} height={272} time="">
    <Label x={middle} y={56} size={20} weight={700} anchor="middle">
      Complaint
    </Label>
    <TurningPill x={middle} y={66} size={17} anchor="middle" was="Open">
      Answered
    </TurningPill>
  </Phone>
);
