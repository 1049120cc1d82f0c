import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { Phone } from './Phone.tsx';

/** A phone, 208 × 288, with what a micro ATM reader needs of it: Bluetooth and location. */
export const ReadyPhone = (place: Place) => (
  <Phone {...place} width={208} height={288} time="" flat>
    <circle cx={95} cy={76} r={34} className="brand" />
    <Glyph name="bluetooth" x={73} y={54} size={44} tone="on-brand" bold />
    <Label x={95} y={138} size={28} weight={700} anchor="middle">
      Bluetooth
    </Label>
    <circle cx={95} cy={188} r={34} className="green" />
    <Glyph name="pin" x={72} y={165} size={46} tone="surface" bold />
    <Label x={95} y={250} size={28} weight={700} anchor="middle">
      Location
    </Label>
  </Phone>
);
