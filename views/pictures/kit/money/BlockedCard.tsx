import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaymentCard } from './PaymentCard.tsx';

/** A prepaid card that is blocked, 322 × 203: grey, with a padlock in its corner. */
export function BlockedCard(place: Place) {
  return (
    <At {...place}>
      <PaymentCard x={0} y={0} scale={1.06} tone="grey" name="Ananya Sen" digits="6094" expiry="" />
      <circle cx={282} cy={40} r={44} className="surface" />
      <Glyph name="lock" x={256} y={12} size={52} tone="red" />
    </At>
  );
}
