import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';
import { Phone } from './Phone.tsx';

/** A customer's phone after a recharge, 208 × 340, with what counts in its upper part; let the frame cut the rest. */
export const RechargedPhone = (place: Place) => (
  <Phone {...place} width={208} height={340}>
    <TurningTick x={95} y={84} size={52} />
    <Label x={95} y={142} size={22} weight={700} tone="green-ink" anchor="middle">
      Recharged
    </Label>
    <Label x={95} y={184} size={34} weight={800} anchor="middle">
      ₹299
    </Label>
    <path d="M28 206.500H162" className="stroke-line" />
    <Label x={95} y={240} size={20} weight={600} tone="muted" anchor="middle">
      98300 XXXXX
    </Label>
  </Phone>
);
