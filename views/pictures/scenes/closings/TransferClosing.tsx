import { Portrait } from '../../kit/people/Portrait.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** Who receives what is paid in at the counter. */
const families = [
  ['Darbhanga', '₹3,000', 'bun', 'brand-lift', 'brand-soft'],
  ['Siwan', '₹4,800', 'turban', 'green', 'green-soft'],
  ['Ballia', '₹2,500', 'long', 'marigold', 'marigold-soft'],
] as const;

const ways = ['M103 190C103 110 140 72 217 72', 'M103 190C120 174 150 168 217 168', 'M193 264H217'];

/** From one counter to families in three towns. */
export function TransferClosing() {
  return (
    <Scene {...closingSize} ground="mint">
      <Rings x={440} y={0} size={320} tone="green-soft" />
      <path d="M0 340H440V400H0z" className="green" opacity={0.22} />
      {ways.map((d) => (
        <path key={d} d={d} className="stroke-brand" strokeWidth={4} strokeDasharray="2 10" />
      ))}
      <Shop x={24} y={182} scale={0.66} hair="short" clothes="green" />
      {families.map(([town, amount, hair, clothes, tone], index) => (
        <Panel key={town} x={228} y={32 + index * 96} width={188} height={80}>
          <Portrait x={44} y={40} size={56} hair={hair} clothes={clothes} tone={tone} />
          <Label x={84} y={35} size={17} tone="muted">
            {town}
          </Label>
          <Label x={84} y={62} size={24} weight={800} tone="green-ink">
            {amount}
          </Label>
        </Panel>
      ))}
    </Scene>
  );
}
