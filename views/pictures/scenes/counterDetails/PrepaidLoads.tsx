import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Portrait } from '../../kit/Portrait.tsx';
import { Scene } from '../../kit/Scene.tsx';

const holders = [
  ['Ananya Sen', 'Train and fuel', '₹12,000', 'long', 'green'],
  ['Imran Shaikh', 'Fuel', '₹8,000', 'short', 'brand'],
  ['Gurpreet Singh', 'Meals', '₹5,000', 'turban', 'brand-lift'],
] as const;

/** What a company loads before a trip: three people, what each may pay for, and the sum. */
export function PrepaidLoads() {
  return (
    <Scene width={400} height={400} ground="warm" grows="around">
      <Rings x={400} y={0} size={280} tone="marigold-soft" />
      <Panel x={24} y={28} width={352} height={344}>
        <Label x={24} y={46} size={21} weight={800}>
          Before the trip
        </Label>
        {holders.map(([name, use, amount, hair, clothes], index) => (
          <g key={name} transform={`translate(0 ${64 + index * 68})`}>
            <path d="M24 .5H328" className="stroke-line" />
            <Portrait x={46} y={35 + index * 0.01} size={44} hair={hair} clothes={clothes} />
            <Label x={82} y={31} size={17} weight={700}>
              {name}
            </Label>
            <Label x={82} y={52} size={15} tone="muted">
              {use}
            </Label>
            <Label x={328} y={41} size={18} weight={800} anchor="end">
              {amount}
            </Label>
          </g>
        ))}
        <rect x={16} y={276} width={320} height={52} rx={26} className="brand" />
        <Glyph name="card" x={40} y={289} size={26} tone="on-brand" />
        <Label x={78} y={308} size={17} weight={700} tone="on-brand">
          Load 3 cards
        </Label>
        <Label x={312} y={309} size={19} weight={800} tone="on-brand" anchor="end">
          ₹25,000
        </Label>
      </Panel>
    </Scene>
  );
}
