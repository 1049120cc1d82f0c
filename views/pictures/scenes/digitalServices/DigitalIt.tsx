import { Phone } from '../../kit/devices/Phone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { posterPhone, posterSize } from './posterSize.ts';

const orders = [
  ['Das Electricals', '₹8,400', 'green', 'Paid'],
  ['Nair Traders', '₹2,150', 'green', 'Paid'],
  ['Roy Stores', '₹5,620', 'marigold', 'Invoiced'],
] as const;

/** The orders of a business and what was paid for them, in its own application on a phone. */
export function DigitalIt() {
  return (
    <Scene {...posterSize} radius={0} ground="brand">
      <Rings x={280} y={0} size={300} tone="brand-lift" />
      <Phone {...posterPhone}>
        <Label x={18} y={82} size={26} weight={800}>
          Orders
        </Label>
        <Pill x={188} y={59} anchor="end" tone="brand" size={15}>
          New
        </Pill>
        {orders.map(([buyer, amount, tone, status], index) => (
          <g key={buyer} transform={`translate(18 ${104 + index * 80})`}>
            <path d="M0 0H170" className="stroke-line" />
            <Label x={0} y={30} size={17} weight={600}>
              {buyer}
            </Label>
            <Label x={0} y={59} size={18} weight={800}>
              {amount}
            </Label>
            <Pill x={170} y={40} anchor="end" tone={tone} size={15}>
              {status}
            </Pill>
          </g>
        ))}
      </Phone>
    </Scene>
  );
}
