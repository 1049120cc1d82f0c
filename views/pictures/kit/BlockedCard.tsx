import { At, type Place } from './At.tsx';
import { Glyph } from './Glyph.tsx';
import { PaymentCard } from './PaymentCard.tsx';

/** A prepaid card behind a padlock, 322 × 203. */
export function BlockedCard(place: Place) {
  return (
    <At {...place}>
      <PaymentCard x={0} y={0} scale={1.06} name="Ananya Sen" digits="6094" />
      <rect width={322} height={203} rx={17} className="deep" opacity={0.62} />
      <circle cx={161} cy={101} r={48} className="surface" />
      <Glyph name="lock" x={133} y={71} size={56} tone="red" />
    </At>
  );
}

/** A switch that is on, 64 × 36. */
export function BlockSwitch(place: Place) {
  return (
    <At {...place}>
      <rect width={64} height={36} rx={18} className="red" />
      <circle cx={46} cy={18} r={14} className="surface" />
    </At>
  );
}
