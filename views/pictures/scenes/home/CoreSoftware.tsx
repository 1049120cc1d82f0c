import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const code = ['const total =', '  sum(order.lines);'];

const orders = [
  ['Das Electricals', 'green', 'Sent'],
  ['Nair Traders', 'green', 'Sent'],
  ['Gupta Packaging', 'marigold', 'Packed'],
] as const;

/** The code of a business application above the order list that it runs. */
export function CoreSoftware() {
  return (
    <Scene width={480} height={488} grows="around">
      <Rings x={0} y={0} size={400} />
      <CodeWindow x={24} y={20} width={400} title="order.ts" size={20} lines={code} />
      <AppWindow x={56} y={152} width={400} height={312} menu={['file', 'users', 'chart', 'lock']}>
        <Label x={24} y={50} size={26} weight={800}>
          Orders
        </Label>
        <Pill x={316} y={24} anchor="end" tone="brand" size={17} glyph="plus">
          New
        </Pill>
        {orders.map(([buyer, tone, status], index) => (
          <g key={buyer} transform={`translate(24 ${78 + index * 62})`}>
            <path d="M0 .5H292" className="stroke-line" />
            <Label x={0} y={38} size={19} weight={600}>
              {buyer}
            </Label>
            <Pill x={292} y={16} anchor="end" tone={tone} size={17}>
              {status}
            </Pill>
          </g>
        ))}
      </AppWindow>
      <Panel x={340} y={92} width={116} height={60} radius={12}>
        <Tick x={32} y={30} size={30} />
        <Label x={56} y={37} size={20} weight={800}>
          Live
        </Label>
      </Panel>
    </Scene>
  );
}
