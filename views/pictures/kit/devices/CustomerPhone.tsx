import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';
import { Phone } from './Phone.tsx';

/** The middle of the screen. */
const middle = 109;

/** The phone of a customer, 236 wide, whose number was recharged; what it says ends at 312, and the edge of the picture cuts the rest (unlike RechargedPhone, which is whole). */
export const CustomerPhone = (place: Place) => (
  <Phone {...place} width={236} height={480} time="" lit>
    <TurningTick x={middle} y={102} size={66} ringed />
    <Label x={middle} y={190} size={32} weight={700} tone="green-ink" anchor="middle">
      Recharged
    </Label>
    <Label x={middle} y={250} size={60} weight={800} anchor="middle">
      ₹299
    </Label>
    <Label x={middle} y={288} size={25} weight={600} tone="muted" anchor="middle">
      98300 XXXXX
    </Label>
  </Phone>
);
