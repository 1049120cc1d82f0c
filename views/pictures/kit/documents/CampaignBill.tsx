import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Size of the slip, with the tips of its torn edge. */
const billSize = { width: 86, height: 130 } as const;
const teeth = 8;
const step = billSize.width / teeth / 2;
const sheet = `M0 8a8 8 0 018-8h${billSize.width - 16}a8 8 0 018 8V${billSize.height}${`l${-step} -8l${-step} 8`.repeat(teeth)}z`;

/** What we bill for the example of a campaign, on the outline of a slip for a dark ground, 86 × 130. */
export const CampaignBill = (place: Place) => (
  <At {...place}>
    <path d={sheet} className="stroke-on-deep-muted" strokeWidth={2.5} />
    <Label x={43} y={48} size={17} weight={600} tone="on-deep" anchor="middle">
      Our bill
    </Label>
    <path d="M12 65H74" className="stroke-on-deep-muted" strokeWidth={2} />
    <Label x={43} y={95} size={20} weight={700} tone="on-deep" anchor="middle">
      ₹6,500
    </Label>
  </At>
);
