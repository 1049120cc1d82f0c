import { CampaignBill } from '../../kit/documents/CampaignBill.tsx';
import { SalesField } from '../../kit/people/SalesField.tsx';
import { SoldTile } from '../../kit/records/SoldTile.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { AdvertisingTag } from '../../kit/things/AdvertisingTag.tsx';
import { Sofa } from '../../kit/things/Sofa.tsx';

/** Where the blocks begin: as much air in front of each as the next; and the top of them all, as far from the edge as the first and the last. */
const tag = 32;
const field = 219.5;
const sold = 721;
const bill = 886.5;
const result = 1014;
const top = 32;

/** The lines below the blocks, the last as far from the lower edge as the blocks from the upper one. */
const countAt = 203;
const lineAt = 228;

/** What each block comes to: the amount, a word after it and where that begins, a line below, and their colour. */
const counts = [
  [tag, '₹20,000', '', 0, 'of advertising', 'marigold'],
  [field + 4, '80', 'enquiries', 46, '₹250 each', 'on-deep'],
  [field + 345, '10', '', 0, 'became sales', 'code-number'],
  [sold, '₹2,000', '', 0, 'a sale', 'code-number'],
  [bill, '₹650', '', 0, 'a sale', 'on-deep-muted'],
  [result + 18, '₹2,650', '', 0, 'a sale in all', 'deep'],
] as const;

const arrow = 'M-10 0H10M3-7l7 7-7 7';

/** What joins two blocks, in the middle of the air between them; a sum stands on the line of its amounts. */
const joints = [
  [198.75, top + 65, arrow],
  [700.25, top + 65, arrow],
  [863, countAt - 12, 'M-10 0H10M0-10V10'],
  [990, countAt - 12, 'M-10-6H10M-10 6H10'],
] as const;

/** From the advertising to eighty enquiries, ten of them sales, and with our bill to what a sale cost in all. */
export const MarketingSalesWide = () => (
  <Scene width={1200} height={260} ground="dusk">
    <AdvertisingTag x={tag} y={top} />
    <SalesField x={field} y={top} columns={20} rows={4} across={23} down={32.5} />
    <SoldTile x={sold} y={top} />
    <CampaignBill x={bill} y={top} />
    <rect x={result} y={14} width={154} height={232} rx={16} className="on-deep" />
    <Sofa x={result + 14} y={top + 14} scale={1.12} />
    {joints.map(([x, y, line]) => (
      <path
        key={x}
        d={line}
        transform={`translate(${x} ${y})`}
        className="stroke-on-deep"
        strokeWidth={4}
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
