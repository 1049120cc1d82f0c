import { CampaignBill } from '../../kit/documents/CampaignBill.tsx';
import { SalesField, salesAt } from '../../kit/people/SalesField.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { AdvertisingTag } from '../../kit/things/AdvertisingTag.tsx';
import { Sofa } from '../../kit/things/Sofa.tsx';

/** Where the blocks begin, and the top of them all. */
const field = 241;
const bill = 784;
const result = 984;
const top = 27;

/** What each block comes to: the amount, a word after it and where that begins, a line below, and their colour. */
const counts = [
  [36, '₹20,000', '', 0, 'of advertising', 'marigold'],
  [field, '80', 'enquiries', 54, '₹250 an enquiry', 'on-deep'],
  [field + salesAt, '10', 'sales', 46, '₹2,000 a sale', 'code-number'],
  [bill, '₹6,500', '', 0, 'our bill', 'on-deep-muted'],
  [result + 18, '₹2,650', '', 0, 'a sale in all', 'deep'],
] as const;

/** What joins two blocks, in the middle of the air between them. */
const joints = [
  [216, 'M-11 0H11M3-8l8 8-8 8'],
  [750, 'M-11 0H11M0-11V11'],
  [950, 'M-11-6H11M-11 6H11'],
] as const;

/** From the advertising to eighty enquiries, ten of them sales, and with our bill to what a sale cost in all. */
export const MarketingSalesWide = () => (
  <Scene width={1200} height={240} ground="dusk">
    <AdvertisingTag x={36} y={top} />
    <SalesField x={field} y={top} />
    <CampaignBill x={bill} y={top} />
    <rect x={result} y={20} width={180} height={206} rx={16} className="on-deep" />
    <Sofa x={result + 28} y={40} scale={1.1} />
    {joints.map(([x, line]) => (
      <path
        key={x}
        d={line}
        transform={`translate(${x} ${top + 56})`}
        className="stroke-on-deep"
        strokeWidth={4}
      />
    ))}
    {counts.map(([x, count, word, wordAt, cost, tone]) => (
      <g key={cost} transform={`translate(${x} 0)`}>
        <Label x={0} y={189} size={36} weight={800} tone={tone}>
          {count}
        </Label>
        {word && (
          <Label x={wordAt} y={189} size={25} weight={700} tone={tone}>
            {word}
          </Label>
        )}
        <Label x={0} y={217} size={21} weight={600} tone={tone === 'deep' ? 'deep' : 'on-deep'}>
          {cost}
        </Label>
      </g>
    ))}
  </Scene>
);
