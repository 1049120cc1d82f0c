import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { posterSize } from './posterSize.ts';

const orders = [
  ['Das Electricals', '₹8,400', 'green', 'Paid'],
  ['Nair Traders', '₹2,150', 'green', 'Paid'],
  ['Roy Stores', '₹5,620', 'marigold', 'Invoiced'],
] as const;

/** The orders of a business and what was paid for them, in its own application: a window that goes on at the right. */
export function DigitalIt() {
  return (
    <Scene {...posterSize} radius={0} ground="brand">
      <Rings x={280} y={0} size={300} tone="brand-lift" />
      <AppWindow x={22} y={26} width={420} height={324} menu={['file', 'users', 'chart']}>
        <Label x={16} y={37} size={24} weight={800}>
          Orders
        </Label>
        {orders.map(([buyer, amount, tone, status], index) => (
          <g key={buyer} transform={`translate(16 ${54 + index * 70})`}>
            <path d="M0 0H400" className="stroke-line" />
            <Label x={0} y={26} size={17} weight={600}>
              {buyer}
            </Label>
            <Label x={0} y={54} size={18} weight={800}>
              {amount}
            </Label>
            <Pill x={74} y={35} tone={tone} size={15}>
              {status}
            </Pill>
          </g>
        ))}
      </AppWindow>
    </Scene>
  );
}
