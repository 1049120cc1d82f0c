import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Size of the slip, with the tips of its torn edge. */
const billSize = { width: 132, height: 112 } as const;
const teeth = 8;
const step = billSize.width / teeth / 2;
const sheet = `M0 8a8 8 0 018-8h${billSize.width - 16}a8 8 0 018 8V${billSize.height}${`l${-step} -8l${-step} 8`.repeat(teeth)}z`;

/** What we bill for the example of a campaign, on a slip of 132 × 112 in the colour of that amount. */
export const CampaignBill = (place: Place) => (
  <At {...place}>
    <path d={sheet} className="on-deep-muted" />
    <Skeleton x={18} y={20} widths={[64, 48]} step={20} tone="deep-lift" />
    <Skeleton x={90} y={20} widths={[24, 24]} step={20} tone="deep-lift" />
    <path d="M18 66H114" className="stroke-deep" strokeWidth={2} />
    <Skeleton x={18} y={80} widths={[36]} height={10} tone="deep" />
    <Skeleton x={80} y={80} widths={[34]} height={10} tone="deep" />
  </At>
);
