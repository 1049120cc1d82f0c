import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A margin that can be set lower or higher, 116 × 32; x and y are the middle of its right edge. */
export const MarginControl = (place: Place) => (
  <At {...place}>
    <Label x={-58} y={7.5} size={21} weight={800} anchor="middle">
      3%
    </Label>
    <rect x={-116} y={-16} width={32} height={32} rx={9} className="brand" />
    <rect x={-32} y={-16} width={32} height={32} rx={9} className="brand" />
    <path d="M-106 0H-94M-22 0H-10M-16-6V6" className="stroke-on-brand" strokeWidth={2.5} />
  </At>
);
