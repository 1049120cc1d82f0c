import { CampaignBill } from '../../kit/documents/CampaignBill.tsx';
import { SalesField } from '../../kit/people/SalesField.tsx';
import { SoldTile } from '../../kit/records/SoldTile.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { AdvertisingTag } from '../../kit/things/AdvertisingTag.tsx';
import { Sofa } from '../../kit/things/Sofa.tsx';

/** Where the blocks begin: as much air in front of each as the next; and the top of them all, as far from the edge as the first and the last. */
const tag = 32;
const field = 213;
const sold = 679;
const bill = 845;
const result = 1012;
const top = 32;

/** What each block comes to: the amount, a word after it and where that begins, a line below, and their colour. */
const counts = [
  [tag, '₹20,000', '', 0, 'of advertising', 'marigold'],
  [field + 4, '80', 'enquiries', 49, '₹250 each', 'on-deep'],
  [sold, '₹2,000', '', 0, 'a sale', 'code-number'],
  [bill, '₹650', '', 0, 'a sale', 'on-deep-muted'],
  [result + 20, '₹2,650', '', 0, 'a sale in all', 'deep'],
] as const;

const arrow = 'M-10 0H10M3-7l7 7-7 7';

/** What joins two blocks, in the middle of the air between them. */
const joints = [
  [194.5, arrow],
  [656, arrow],
  [822, 'M-10 0H10M0-10V10'],
  [988.5, 'M-10-6H10M-10 6H10'],
] as const;

/** From the advertising to eighty enquiries, ten of them sales, and with our bill to what a sale cost in all. */
export const MarketingSalesWide = () => (
  <Scene width={1200} height={260} ground="dusk">
    <AdvertisingTag x={tag} y={top} />
    <SalesField x={field} y={top} columns={20} rows={4} across={21} down={29} />
    <SoldTile x={sold} y={top} />
    <CampaignBill x={bill} y={top} />
    <rect x={result} y={top} width={156} height={196} rx={16} className="on-deep" />
    <Sofa x={result + 15} y={top + 18} scale={1.12} />
    {joints.map(([x, line]) => (
      <path
        key={x}
        d={line}
        transform={`translate(${x} ${top + 58})`}
        className="stroke-on-deep"
        strokeWidth={4}
      />
    ))}
    {counts.map(([x, count, word, wordAt, line, tone]) => (
      <g key={count} transform={`translate(${x} 0)`}>
        <Label x={0} y={187} size={34} weight={800} tone={tone}>
          {count}
        </Label>
        {word && (
          <Label x={wordAt} y={187} size={20} weight={700} tone={tone}>
            {word}
          </Label>
        )}
        <Label x={0} y={212} size={19} weight={600} tone={tone === 'deep' ? 'deep' : 'on-deep'}>
          {line}
        </Label>
      </g>
    ))}
  </Scene>
);
