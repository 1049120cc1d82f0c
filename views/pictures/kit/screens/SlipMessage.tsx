import { Phone } from '../devices/Phone.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

/** The charge slip of the sari shop as a message on the customer's phone, 190 × 290. */
export const SlipMessage = (place: Place) => (
  <Phone {...place} width={190} height={290} time="">
    <path
      d="M12 64a14 14 0 0114-14H146a14 14 0 0114 14V206a14 14 0 01-14 14H34L12 234z"
      className="brand-soft"
    />
    <Label x={86} y={84} size={18} weight={700} anchor="middle">
      Sri Balaji
    </Label>
    <Label x={86} y={107} size={18} weight={700} anchor="middle">
      Stores
    </Label>
    <Label x={86} y={152} size={30} weight={800} anchor="middle">
      ₹1,850
    </Label>
    <Tick x={38} y={187} size={24} />
    <Label x={56} y={193} size={18} weight={600}>
      Approved
    </Label>
  </Phone>
);
