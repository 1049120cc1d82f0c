import { CampaignBill } from '../../kit/documents/CampaignBill.tsx';
import { SalesField } from '../../kit/people/SalesField.tsx';
import { CampaignCount } from '../../kit/records/CampaignCount.tsx';
import { campaignCounts } from '../../kit/records/campaignCounts.ts';
import { SoldBag } from '../../kit/records/SoldBag.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Megaphone } from '../../kit/things/Megaphone.tsx';
import { Sofa } from '../../kit/things/Sofa.tsx';

/** Where the blocks begin, of the upper row and of the lower one, and the baselines of their amounts. */
const spend = 32;
const field = 272;
const bill = 276;
const result = 492;
const upper = { top: 28, count: 210 };
const lower = { top: 284, count: 466 };

/** Of the blocks, whose words are small where a page is wide. */
const scale = 1.1;

/** What each block comes to, and where that begins. */
const counts = [
  [spend, upper.count, campaignCounts.spend],
  [field + 4, upper.count, campaignCounts.enquiries],
  [field + 282, upper.count, campaignCounts.sales],
  [spend, lower.count, campaignCounts.sold],
  [bill, lower.count, campaignCounts.bill],
  [result + 20, lower.count, campaignCounts.result],
] as const;

/** What joins two blocks, in the middle of the air between them. */
const joints = [
  [228, upper.top + 72, 'M-12 0H12M4-8l8 8-8 8'],
  [219, lower.count - 13, 'M-11 0H11M0-11V11'],
  [429, lower.count - 13, 'M-11-6H11M-11 6H11'],
] as const;

/** The same for a tablet: up to the sales above, what one cost below. */
export const MarketingSalesTablet = () => (
  <Scene width={720} height={520} ground="dusk">
    <Megaphone x={spend} y={upper.top} scale={scale} />
    <SalesField x={field} y={upper.top} scale={1.18} columns={16} rows={5} across={22} down={24} />
    <SoldBag x={spend} y={lower.top} scale={scale} />
    <CampaignBill x={bill} y={lower.top} scale={scale} />
    <rect x={result} y={lower.top - 22} width={196} height={244} rx={16} className="pale" />
    <Sofa x={result + 20} y={lower.top + 14} scale={1.4} />
    {joints.map(([x, y, line]) => (
      <path
        key={line}
        d={line}
        transform={`translate(${x} ${y})`}
        className="stroke-on-deep-muted"
        strokeWidth={3}
      />
    ))}
    {counts.map(([x, y, count]) => (
      <CampaignCount key={count[0]} x={x} y={y} scale={scale} count={count} />
    ))}
  </Scene>
);
