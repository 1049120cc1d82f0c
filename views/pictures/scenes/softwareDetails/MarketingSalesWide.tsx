import { CampaignBill } from '../../kit/documents/CampaignBill.tsx';
import { SalesField, salesAt } from '../../kit/people/SalesField.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { AdvertisingTag } from '../../kit/things/AdvertisingTag.tsx';

/** Where the blocks begin, and the top of them all. */
const field = 298;
const bill = 930;
const top = 27;

/** What each block comes to: the amount and its size, a word after it and where that begins, and a line below. */
const counts = [
  [36, '₹20,000', 36, '', 0, 'of advertising', 'marigold'],
  [field, '80', 36, 'enquiries', 54, '₹250 an enquiry', 'on-deep'],
  [field + salesAt, '10', 36, 'sales', 46, '₹2,000 a sale', 'code-number'],
  [bill, '₹2,650', 43, '', 0, 'a sale in all', 'marigold'],
] as const;

/** What joins two blocks, in the middle of the air between them; the last leads from the cost of a sale to that in all. */
const joints = [
  [259, 83, 'arrow-right'],
  [891, 83, 'plus'],
  [891, 190, 'arrow-right'],
] as const;

/** From the advertising to eighty enquiries, ten of them sales, and with our bill to what a sale cost in all. */
export function MarketingSalesWide() {
  return (
    <Scene width={1200} height={240} ground="dusk">
      <AdvertisingTag x={36} y={top} />
      <SalesField x={field} y={top} />
      <CampaignBill x={bill} y={top} />
      {joints.map(([x, y, glyph]) => (
        <Glyph key={`${x} ${y}`} name={glyph} x={x - 18} y={y - 18} size={36} tone="on-deep" bold />
      ))}
      {counts.map(([x, count, size, word, wordAt, cost, tone]) => (
        <g key={cost} transform={`translate(${x} 0)`}>
          <Label x={0} y={189} size={size} weight={800} tone={tone}>
            {count}
          </Label>
          {word && (
            <Label x={wordAt} y={189} size={25} weight={700} tone={tone}>
              {word}
            </Label>
          )}
          <Label x={0} y={217} size={21} weight={600} tone="on-deep">
            {cost}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
