import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A day’s recharges of ₹200 as one slip, 352 × 96, and their margin as its stub, which is being torn off; its foot is at 272,102. */
export const RechargeVoucher = (place: Place) => (
  <At {...place}>
    <Shadow width={352} height={96} />
    <g className="sheet">
      <path d="M12 0H190V96H12A12 12 0 010 84V12A12 12 0 0112 0z" className="paper" />
      <Label x={22} y={36} size={18} tone="muted">
        400 recharges of
      </Label>
      <Label x={22} y={76} size={38} weight={800}>
        ₹200
      </Label>
    </g>
    <path d="M192 6V90" className="stroke-paper" strokeWidth={4} strokeDasharray="0 8" />
    <At x={196} y={0} turn={3}>
      <path d="M0 0H144A12 12 0 01156 12V84A12 12 0 01144 96H0z" fill="url(#sheen)" />
      <Label x={22} y={36} size={18} tone="on-brand">
        Margin
      </Label>
      <Label x={22} y={76} size={31} weight={800} tone="on-brand">
        3%
      </Label>
    </At>
  </At>
);
