import { PeopleField } from '../../kit/people/PeopleField.tsx';
import { AdvertisingSpend } from '../../kit/screens/AdvertisingSpend.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What came of it, how wide the number is drawn, and what one of them cost. */
const counts = [
  ['80', 48, 'enquiries', '₹250', 'an enquiry', 'on-deep'],
  ['10', 39, 'sales', '₹2,000', 'a sale', 'code-number'],
  ['₹6,500', 107, 'our bill', '₹2,650', 'a sale in all', 'marigold'],
] as const;

/** The same beside long words: larger figures, and the counts below them, each with what one of them cost. */
export function MarketingSalesTall() {
  return (
    <Scene width={400} height={714} ground="dusk" grows="around">
      <AdvertisingSpend x={28} y={16} width={344} />
      <PeopleField x={32} y={132} columns={10} rows={8} pitch={33.6} />
      {counts.map(([count, wide, name, cost, each, tone], index) => (
        <g key={name} transform={`translate(28 ${438 + index * 90})`}>
          <rect width={344} height={78} rx={16} className="on-deep" opacity={0.1} />
          <Label x={20} y={52} size={name === 'our bill' ? 30 : 38} weight={800} tone={tone}>
            {count}
          </Label>
          <Label x={29 + wide} y={49} size={19} tone="on-deep-muted">
            {name}
          </Label>
          <Label x={324} y={35} size={21} weight={700} tone="on-deep" anchor="end">
            {cost}
          </Label>
          <Label x={324} y={60} size={17} tone="on-deep-muted" anchor="end">
            {each}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
