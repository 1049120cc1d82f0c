import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Signature } from './Signature.tsx';

const field = { width: 140, height: 72, rx: 8 };

/** A name written inside the field of a form, with its caption 140 × 96. */
export function SignatureField(place: Place) {
  return (
    <At {...place}>
      <rect {...field} className="surface-2" />
      <rect {...field} className="stroke-brand" strokeWidth={2} strokeDasharray="2 7" />
      <Signature x={12} y={12} />
      <Label x={70} y={94} size={15} tone="muted" anchor="middle">
        Signature
      </Label>
    </At>
  );
}
