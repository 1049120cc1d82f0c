import { PeopleField } from '../../kit/people/PeopleField.tsx';
import { AdvertisingSpend } from '../../kit/screens/AdvertisingSpend.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What came of it and what one of them cost, and where its chip lies. */
const counts = [
  { count: '80', name: 'enquiries', cost: '₹250 each', tone: 'on-deep', x: 20, y: 366, width: 174 },
  {
    count: '10',
    name: 'sales',
    cost: '₹2,000 each',
    tone: 'code-number',
    x: 206,
    y: 366,
    width: 174,
  },
  {
    count: '₹6,500',
    name: 'our bill',
    cost: '₹2,650 a sale',
    tone: 'marigold',
    x: 20,
    y: 432,
    width: 360,
  },
] as const;

/** What was spent, a field of eighty enquiries with ten sales in it, and below them what one of each cost. */
export function MarketingSales() {
  return (
    <Scene width={400} height={512} ground="dusk" grows="around">
      <AdvertisingSpend x={20} y={20} width={360} />
      <PeopleField x={24} y={126} columns={10} rows={8} pitch={35.2} down={27} />
      {counts.map(({ count, name, cost, tone, width, x, y }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <rect width={width} height={56} rx={14} className="brand" opacity={0.4} />
          <Label x={16} y={39} size={31} weight={800} tone={tone}>
            {count}
          </Label>
          <Label x={width - 16} y={24} size={15} tone="on-deep-muted" anchor="end">
            {name}
          </Label>
          <Label x={width - 16} y={44} size={15} weight={700} tone="on-deep" anchor="end">
            {cost}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
