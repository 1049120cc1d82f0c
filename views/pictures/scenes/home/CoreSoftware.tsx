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

/** The code of a business application, and before it the order list that it runs. */
export function CoreSoftware() {
  return (
    <Scene width={838} height={260} radius={0} grows="above">
      <Rings x={0} y={0} size={400} />
      <CodeWindow x={32} y={32} width={316} title="order.ts" size={21} lines={code} />
      <Panel x={104} y={188} width={172} height={50} radius={12}>
        <Tick x={30} y={25} size={28} />
        <Label x={54} y={32} size={19} weight={800}>
          Tests pass
        </Label>
      </Panel>
      <AppWindow x={330} y={30} width={476} height={300} menu={['file', 'users', 'chart']}>
        <Label x={24} y={46} size={25} weight={800}>
          Orders
        </Label>
        <Pill x={388} y={20} anchor="end" tone="brand" size={17} glyph="plus">
          New
        </Pill>
        {orders.map(([buyer, tone, status], index) => (
          <g key={buyer} transform={`translate(24 ${72 + index * 57})`}>
            <path d="M0 .5H364" className="stroke-line" />
            <Label x={0} y={36} size={19} weight={600}>
              {buyer}
            </Label>
            <Pill x={364} y={14} anchor="end" tone={tone} size={17}>
              {status}
            </Pill>
          </g>
        ))}
      </AppWindow>
    </Scene>
  );
}
