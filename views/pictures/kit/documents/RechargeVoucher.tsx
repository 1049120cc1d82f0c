import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Recharges of ₹100 as one slip, 336 × 96, and the margin as its stub, which is being torn off; its foot is at 250,102. */
export const RechargeVoucher = (place: Place) => (
  <At {...place}>
    <Shadow width={336} height={96} />
    <g className="sheet">
      <path d="M12 0H164V96H12A12 12 0 010 84V12A12 12 0 0112 0z" className="paper" />
      <Label x={22} y={36} size={18} tone="muted">
        Recharges
      </Label>
      <Label x={22} y={78} size={40} weight={800}>
        ₹100
      </Label>
    </g>
    <path d="M166 6V90" className="stroke-paper" strokeWidth={4} strokeDasharray="0 8" />
    <At x={170} y={0} turn={3}>
      <path d="M0 0H154A12 12 0 01166 12V84A12 12 0 01154 96H0z" fill="url(#sheen)" />
      <Label x={22} y={36} size={18} tone="on-brand">
        Margin
      </Label>
      <Label x={22} y={78} size={40} weight={800} tone="on-brand">
        ₹3.00
      </Label>
    </At>
  </At>
);
