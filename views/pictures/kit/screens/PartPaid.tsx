import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const length = 184;
/* ₹3,000 of ₹5,620. */
const paid = Math.round((length * 3000) / 5620);

/** The foot of an invoice, 216 wide: what came in for it, and what is still due. */
export const PartPaid = (place: Place) => (
  <At {...place}>
    <path d="M0 0H216V140H0z" className="ground" />
    <rect x={16} y={18} width={length} height={18} rx={9} className="marigold" />
    <path d={`M25 18H${16 + paid}v18H25a9 9 0 010-18z`} className="green" />
    <Label x={16} y={62} size={17} weight={700} tone="green-ink">
      Paid
    </Label>
    <Label x={16} y={86} size={20} weight={800}>
      ₹3,000
    </Label>
    <Label x={200} y={62} size={17} weight={700} tone="marigold-ink" anchor="end">
      Due
    </Label>
    <Label x={200} y={86} size={20} weight={800} anchor="end">
      ₹2,620
    </Label>
  </At>
);
