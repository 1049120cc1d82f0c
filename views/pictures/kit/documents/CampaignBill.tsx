import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Size of the slip, with the tips of its torn edge. */
const billSize = { width: 132, height: 116 } as const;
const teeth = 8;
const step = billSize.width / teeth / 2;
const sheet = `M0 8a8 8 0 018-8h${billSize.width - 16}a8 8 0 018 8V${billSize.height}${`l${-step} -8l${-step} 8`.repeat(teeth)}z`;

/** What we bill for the example of a campaign, on a slip of 132 × 116 in the colour of that amount. */
export const CampaignBill = (place: Place) => (
  <At {...place}>
    <path d={sheet} className="on-deep-muted" />
    <Label x={18} y={34} size={22} weight={800} tone="deep">
      Our bill
    </Label>
    <Skeleton x={18} y={52} widths={[52, 40]} step={18} tone="deep-lift" />
    <Skeleton x={90} y={52} widths={[24, 24]} step={18} tone="deep-lift" />
    <path d="M18 92H114" className="stroke-deep" strokeWidth={3} />
  </At>
);
