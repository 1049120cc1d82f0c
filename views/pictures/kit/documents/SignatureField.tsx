import { At, type Place } from '../stage/At.tsx';
import { Signature } from './Signature.tsx';

const field = { width: 146, height: 39, rx: 8 };

/** A name written inside the field of a form, 146 × 39, as high as a row of letters in boxes. */
export const SignatureField = (place: Place) => (
  <At {...place}>
    <rect {...field} className="surface-2" />
    <rect {...field} className="stroke-brand" strokeWidth={2} strokeDasharray="2 7" />
    <Signature x={27} y={4} scale={0.84} />
  </At>
);
