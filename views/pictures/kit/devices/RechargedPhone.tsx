import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';
import { Phone } from './Phone.tsx';

/** A customer’s phone after a recharge, 208 × 324. */
export const RechargedPhone = (place: Place) => (
  <Phone {...place} width={208} height={324} time="">
    <TurningTick x={95} y={90} size={62} />
    <Label x={95} y={156} size={24} weight={700} tone="green-ink" anchor="middle">
      Recharged
    </Label>
    <Label x={95} y={204} size={40} weight={800} anchor="middle">
      ₹299
    </Label>
    <path d="M24 228.500H166" className="stroke-line" />
    <Label x={95} y={266} size={22} weight={600} tone="muted" anchor="middle">
      98300 XXXXX
    </Label>
  </Phone>
);
