import { Fingerprint } from '../shapes/Fingerprint.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningBadge } from '../stage/TurningBadge.tsx';

/** A fingerprint on the screen that is compared and matches, 206 × 246. */
export function FingerprintRead(place: Place) {
  return (
    <At {...place}>
      <rect width={206} height={232} rx={16} className="green-soft" />
      <Fingerprint x={48} y={36} size={136} tone="green" framed />
      <TurningBadge x={28} y={200} width={150} size={18} was="Reading">
        Matched
      </TurningBadge>
    </At>
  );
}
