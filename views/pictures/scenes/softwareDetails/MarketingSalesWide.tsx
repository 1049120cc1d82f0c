import { CampaignBill } from '../../kit/documents/CampaignBill.tsx';
import { SalesField, salesAt } from '../../kit/people/SalesField.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { AdvertisingTag } from '../../kit/things/AdvertisingTag.tsx';
import { Sofa } from '../../kit/things/Sofa.tsx';

/** Where the blocks begin, and the top of them all. */
const tag = 38;
const field = 251;
const bill = 810;
const result = 998;
const top = 38;

/** What each block comes to: the amount, a word after it and where that begins, a line below, and their colour. */
const counts = [
  [tag, '₹20,000', '', 0, 'of advertising', 'marigold'],
  [field, '80', 'enquiries', 51, '₹250 an enquiry', 'on-deep'],
  [field + salesAt, '10', 'sales', 43, '₹2,000 a sale', 'code-number'],
  [bill, '₹6,500', '', 0, '₹650 a sale', 'on-deep-muted'],
  [result + 20, '₹2,650', '', 0, 'a sale in all', 'deep'],
] as const;

/** What joins two blocks, in the middle of the air between them. */
const joints = [
  [222, 'M-11 0H11M3-8l8 8-8 8'],
  [781, 'M-11 0H11M0-11V11'],
  [970, 'M-11-6H11M-11 6H11'],
] as const;

/** From the advertising to eighty enquiries, ten of them sales, and with our bill to what a sale cost in all. */
export const MarketingSalesWide = () => (
  <Scene width={1200} height={260} ground="dusk">
    <AdvertisingTag x={tag} y={top} />
    <SalesField x={field} y={top} />
    <CampaignBill x={bill} y={top} />
    <rect x={result} y={14} width={188} height={232} rx={16} className="on-deep" />
    <Sofa x={result + 15.5} y={35} scale={1.4} />
    {joints.map(([x, line]) => (
      <path
        key={x}
        d={line}
        transform={`translate(${x} ${top + 58})`}
        className="stroke-on-deep"
        strokeWidth={4}
      />
    ))}
    {counts.map(([x, count, word, wordAt, cost, tone]) => (
      <g key={cost} transform={`translate(${x} 0)`}>
        <Label x={0} y={196} size={34} weight={800} tone={tone}>
          {count}
        </Label>
        {word && (
          <Label x={wordAt} y={196} size={24} weight={700} tone={tone}>
            {word}
          </Label>
        )}
        <Label x={0} y={222} size={19} weight={600} tone={tone === 'deep' ? 'deep' : 'on-deep'}>
          {cost}
        </Label>
      </g>
    ))}
  </Scene>
);
