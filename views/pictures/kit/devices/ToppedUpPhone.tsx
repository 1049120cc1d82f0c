import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';
import { Phone } from './Phone.tsx';

/** The upper part of a phone 144 wide on which a recharge arrives: a tick, the amount and a word; its lower part runs over the edge of the ground. */
export const ToppedUpPhone = (place: Place) => (
  <Phone {...place} width={240} height={460} time="" lit>
    <Tick x={111} y={88} size={84} />
    <Label x={111} y={191} size={58} weight={800} anchor="middle">
      ₹299
    </Label>
    <Label x={111} y={240} size={34} weight={700} tone="green-ink" anchor="middle">
      Recharged
    </Label>
  </Phone>
);
