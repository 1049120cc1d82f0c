import { PeopleField } from '../../kit/people/PeopleField.tsx';
import { AdvertisingSpend } from '../../kit/screens/AdvertisingSpend.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const counts = [
  ['80', 'enquiries', '₹250 each', 'on-deep'],
  ['10', 'sales', '₹2,000 each', 'code-number'],
  ['₹6,500', 'our bill', '₹2,650 a sale', 'marigold'],
] as const;

/** What was spent, a field of eighty enquiries with ten sales in it, and below them what one of each cost. */
export function MarketingSales() {
  return (
    <Scene width={400} height={512} ground="dusk" grows="around">
      <AdvertisingSpend x={20} y={20} width={360} />
      <PeopleField x={50} y={132} columns={10} rows={8} pitch={30} />
      {counts.map(([count, name, cost, tone], index) => (
        <g key={name} transform={`translate(${20 + index * 123} 396)`}>
          <rect width={114} height={96} rx={14} className="on-deep" opacity={0.1} />
          <Label x={57} y={36} size={27} weight={800} tone={tone} anchor="middle">
            {count}
          </Label>
          <Label x={57} y={59} size={16} tone="on-deep-muted" anchor="middle">
            {name}
          </Label>
          <Label x={57} y={82} size={15} weight={700} tone="on-deep" anchor="middle">
            {cost}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
