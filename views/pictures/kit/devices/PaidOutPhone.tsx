import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { WidePhone } from './WidePhone.tsx';

/** A phone in its rest that shows what was paid out, 124 × 86. */
export const PaidOutPhone = (place: Place) => (
  <WidePhone {...place}>
    <Label x={52} y={25} size={14.5} weight={600} tone="muted" anchor="middle">
      Paid out
    </Label>
    <Label x={52} y={50} size={22} weight={800} anchor="middle">
      ₹3,000
    </Label>
  </WidePhone>
);
