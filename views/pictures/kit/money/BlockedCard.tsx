import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaymentCard } from './PaymentCard.tsx';

/** A prepaid card that is blocked, 322 × 203: grey, with a padlock on it; a panel lies over its foot, where the name is. */
export function BlockedCard(place: Place) {
  return (
    <At {...place}>
      <PaymentCard x={0} y={0} scale={1.06} tone="grey" name="" digits="6094" expiry="" />
      <circle cx={274} cy={48} r={32} className="surface" />
      <Glyph name="lock" x={255} y={28} size={38} tone="red" />
    </At>
  );
}
