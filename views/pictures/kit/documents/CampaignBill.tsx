import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Size of the slip, with the tips of its torn edge. */
const billSize = { width: 234, height: 112 } as const;

const teeth = 13;
const step = billSize.width / teeth / 2;
const sheet = `M0 8a8 8 0 018-8h${billSize.width - 16}a8 8 0 018 8V${billSize.height}${`l${-step} -8l${-step} 8`.repeat(teeth)}z`;

/** What we bill for the example of a campaign, on a printed slip of 234 × 112. */
export const CampaignBill = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <path d={sheet} className="paper" />
      <Label x={24} y={34} size={21} weight={600} tone="muted">
        Our bill
      </Label>
      <path d={`M24 47H${billSize.width - 24}`} className="stroke-faint" strokeWidth={2} />
      <Label x={24} y={87} size={38} weight={800}>
        ₹6,500
      </Label>
    </g>
  </At>
);
