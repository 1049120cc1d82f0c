import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const length = 184;
/* ₹3,000 of ₹5,620. */
const paid = Math.round((length * 3000) / 5620);

/** The foot of an invoice, 216 × 100: what came in for it, as a part of what is due. */
export const PartPaid = (place: Place) => (
  <At {...place}>
    <path d="M0 0H216V100H0z" className="ground" />
    <rect x={16} y={20} width={length} height={22} rx={11} className="marigold" />
    <path d={`M27 20H${16 + paid}v22H27a11 11 0 010-22z`} className="green" />
    <Label x={16} y={76} size={26} weight={800} tone="green-ink">
      ₹3,000 paid
    </Label>
  </At>
);
