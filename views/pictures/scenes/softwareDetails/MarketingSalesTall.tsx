import { AdvertisingSpend } from '../../kit/AdvertisingSpend.tsx';
import { Label } from '../../kit/Label.tsx';
import { PeopleField } from '../../kit/PeopleField.tsx';
import { Scene } from '../../kit/Scene.tsx';

const counts = [
  [28, 'on-deep', '80', 'enquiries', '₹250 an enquiry'],
  [212, 'code-number', '10', 'sales', '₹2,000 a sale'],
] as const;

/** The same beside long words: larger figures, and the counts below them. */
export function MarketingSalesTall() {
  return (
    <Scene width={400} height={520} ground="deep" grows="around">
      <AdvertisingSpend x={28} y={20} width={344} />
      <PeopleField x={32} y={132} columns={10} rows={8} pitch={33.6} />
      {counts.map(([x, tone, count, name, cost]) => (
        <g key={name} transform={`translate(${x} 460)`}>
          <Label x={0} y={0} size={38} weight={800} tone={tone}>
            {count}
          </Label>
          <Label x={54} y={-2} size={18} tone="on-deep-muted">
            {name}
          </Label>
          <Label x={0} y={34} size={18} tone="on-deep-muted">
            {cost}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
