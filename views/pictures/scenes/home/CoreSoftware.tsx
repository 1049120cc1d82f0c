import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const code = ['order.check();', 'order.send();'];

const orders = [
  ['Das Electricals', 'green', 'Sent'],
  ['Nair Traders', 'green', 'Sent'],
  ['Gupta Packaging', 'marigold', 'Packed'],
] as const;

/** The code of a business application, and before it the order list that it runs. */
export function CoreSoftware() {
  return (
    <Scene width={838} height={260} radius={0} grows="above">
      <Rings x={0} y={0} size={400} />
      <CodeWindow
        x={32}
        y={38}
        width={400}
        title="order.ts"
        size={22}
        lines={code}
        result="Tests pass"
        titleFirst
      />
      <AppWindow x={310} y={30} width={496} height={300} menu={['file', 'users', 'chart']}>
        <Label x={24} y={46} size={25} weight={800}>
          Orders
        </Label>
        <Pill x={408} y={20} anchor="end" tone="brand" size={17} glyph="plus">
          New
        </Pill>
        {orders.map(([buyer, tone, status], index) => (
          <g key={buyer} transform={`translate(24 ${72 + index * 57})`}>
            <path d="M0 .5H384" className="stroke-line" />
            <Label x={0} y={36} size={19} weight={600}>
              {buyer}
            </Label>
            <Pill x={384} y={14} anchor="end" tone={tone} size={17}>
              {status}
            </Pill>
          </g>
        ))}
      </AppWindow>
    </Scene>
  );
}
