import { PeopleField } from '../../kit/people/PeopleField.tsx';
import { AdvertisingSpend } from '../../kit/screens/AdvertisingSpend.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Baseline and colour of each count, and what one of them cost. */
const counts = [
  [176, 'on-deep', '80', 'enquiries', '₹250', 'an enquiry'],
  [308, 'code-number', '10', 'sales', '₹2,000', 'a sale'],
] as const;

/** What was spent, a field of eighty enquiries with ten sales in it, and what one of each cost. */
export function MarketingSales() {
  return (
    <Scene width={480} height={464} ground="dusk" grows="around">
      <AdvertisingSpend x={32} y={28} width={416} />
      <PeopleField x={36} y={144} columns={10} rows={8} pitch={29} />
      {counts.map(([y, tone, count, name, cost, each]) => (
        <g key={name} transform={`translate(356 ${y})`}>
          <Label x={0} y={0} size={38} weight={800} tone={tone}>
            {count}
          </Label>
          <Label x={0} y={25} size={18} tone="on-deep-muted">
            {name}
          </Label>
          <Label x={0} y={54} size={18} weight={700} tone="on-deep">
            {cost}
          </Label>
          <Label x={0} y={76} size={17} tone="on-deep-muted">
            {each}
          </Label>
        </g>
      ))}
      <path d="M32 398.500H448" className="stroke-on-deep-muted" opacity={0.4} />
      <Label x={36} y={434} size={18} tone="on-deep-muted">
        With our bill of ₹6,500
      </Label>
      <Label x={444} y={434} size={18} weight={700} tone="on-deep" anchor="end">
        ₹2,650 a sale
      </Label>
    </Scene>
  );
}
