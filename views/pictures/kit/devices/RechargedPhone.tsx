import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';
import { Phone } from './Phone.tsx';

/** A customer’s phone after a recharge, 224 × 324. */
export const RechargedPhone = (place: Place) => (
  <Phone {...place} width={224} height={324} time="">
    <TurningTick x={103} y={90} size={62} />
    <Label x={103} y={158} size={27} weight={700} tone="green-ink" anchor="middle">
      Recharged
    </Label>
    <Label x={103} y={208} size={42} weight={800} anchor="middle">
      ₹299
    </Label>
    <path d="M18 228.500H188" className="stroke-line" />
    <Label x={103} y={266} size={26.4} weight={500} tone="muted" anchor="middle">
      98300 XXXXX
    </Label>
  </Phone>
);
