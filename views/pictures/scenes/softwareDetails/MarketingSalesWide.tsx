import { CampaignBill } from '../../kit/documents/CampaignBill.tsx';
import { SalesField } from '../../kit/people/SalesField.tsx';
import { SoldBag } from '../../kit/records/SoldBag.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
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

/** The lines below the blocks, the last as far from the lower edge as the blocks from the upper one. */
const countAt = 203;
const lineAt = 228;

/** What each block comes to: the amount, a word after it and where that begins, a line below, and their colour. */
const counts = [
  [spend, '₹20,000', '', 0, 'of advertising', 'on-deep'],
  [field + 4, '80', 'enquiries', 46, '₹250 each', 'on-deep'],
  [field + 238, '10', '', 0, 'became sales', 'code-number'],
  [sold, '₹2,000', '', 0, 'a sale', 'on-deep'],
  [bill, '₹650', '', 0, 'a sale', 'on-deep'],
  [result + 18, '₹2,650', '', 0, 'a sale in all', 'deep'],
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
    {counts.map(([x, count, word, wordAt, line, tone]) => (
      <g key={count} transform={`translate(${x} 0)`}>
        <Label x={0} y={countAt} size={32} weight={800} tone={tone}>
          {count}
        </Label>
        {word && (
          <Label x={wordAt} y={countAt} size={20} weight={700} tone={tone}>
            {word}
          </Label>
        )}
        <Label x={0} y={lineAt} size={17} weight={600} tone={tone === 'deep' ? 'deep' : 'on-deep'}>
          {line}
        </Label>
      </g>
    ))}
  </Scene>
);
