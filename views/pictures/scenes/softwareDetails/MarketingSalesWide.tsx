import { CampaignBill } from '../../kit/documents/CampaignBill.tsx';
import { SalesField } from '../../kit/people/SalesField.tsx';
import { CampaignCount } from '../../kit/records/CampaignCount.tsx';
import { campaignCounts } from '../../kit/records/campaignCounts.ts';
import { SoldBag } from '../../kit/records/SoldBag.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Megaphone } from '../../kit/things/Megaphone.tsx';
import { Sofa } from '../../kit/things/Sofa.tsx';

/** Where the blocks begin, with as much air on one side of what joins them as on the other; and the top of them all, as far from the edge as the first and the last. */
const spend = 32;
const field = 238;
const sold = 642;
const bill = 846;
const result = 1014;
const top = 32;

/** The amounts below the blocks; their last lines are as far from the lower edge as the blocks from the upper one. */
const countAt = 203;

/** Where what each block comes to begins. */
const counts = [
  [spend, campaignCounts.spend],
  [field + 4, campaignCounts.enquiries],
  [field + 238, campaignCounts.sales],
  [sold, campaignCounts.sold],
  [bill, campaignCounts.bill],
  [result + 18, campaignCounts.result],
] as const;

const arrow = 'M-10 0H10M3-7l7 7-7 7';

/** What joins two blocks, in the middle of the air between them; a sum stands on the line of its amounts. */
const joints = [
  [203, top + 65, arrow],
  [612, top + 65, arrow],
  [803, countAt - 12, 'M-10 0H10M0-10V10'],
  [971, countAt - 12, 'M-10-6H10M-10 6H10'],
] as const;

/** From the advertising to eighty enquiries, ten of them sales, and with our bill to what a sale cost in all. */
export const MarketingSalesWide = () => (
  <Scene width={1200} height={260} ground="dusk">
    <Megaphone x={spend} y={top} />
    <SalesField x={field} y={top} columns={16} rows={5} across={21.5} down={26} />
    <SoldBag x={sold} y={top} />
    <CampaignBill x={bill} y={top} />
    <rect x={result} y={14} width={154} height={232} rx={16} className="pale" />
    <Sofa x={result + 14} y={top + 14} scale={1.12} />
    {joints.map(([x, y, line]) => (
      <path
        key={x}
        d={line}
        transform={`translate(${x} ${y})`}
        className="stroke-on-deep-muted"
        strokeWidth={3}
      />
    ))}
    {counts.map(([x, count]) => (
      <CampaignCount key={x} x={x} y={countAt} count={count} />
    ))}
  </Scene>
);
