import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Signature } from './Signature.tsx';

const field = { width: 140, height: 72, rx: 8 };

interface SignatureFieldProps extends Place {
  /** Its caption stands above it, in the line of another. */
  readonly bare?: true;
}

/** A name written inside the field of a form, 140 × 72, with its caption 140 × 96. */
export function SignatureField({ bare, ...place }: SignatureFieldProps) {
  return (
    <At {...place}>
      <rect {...field} className="surface-2" />
      <rect {...field} className="stroke-brand" strokeWidth={2} strokeDasharray="2 7" />
      <Signature x={12} y={12} />
      {!bare && (
        <Label x={70} y={94} size={15} tone="muted" anchor="middle">
          Signature
        </Label>
      )}
    </At>
  );
}
