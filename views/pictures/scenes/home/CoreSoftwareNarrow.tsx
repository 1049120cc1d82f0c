import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Label, textWidth } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const letters = 14.5;

const orders = [
  ['Das Electricals', 'green', 'Sent'],
  ['Nair Traders', 'marigold', 'Packed'],
  ['Roy Stores', 'brand', 'New'],
] as const;

/** On phones: some code of a business application, and beside it the end of the order list that it runs. */
export const CoreSoftwareNarrow = () => (
  <Scene width={400} height={150} radius={0}>
    <Rings x={0} y={0} size={230} />
    <CodeWindow
      x={14}
      y={13}
      width={218}
      scale={0.686}
      title="order.ts"
      titleSize={21}
      size={21}
      lines={['order.check();', 'order.bill();', 'order.send();']}
      titleFirst
    />
    <Panel x={176} y={13} width={210} height={123} radius={10}>
      <Label x={16} y={22} size={letters} weight={800}>
        Orders
      </Label>
      {orders.map(([buyer, tone, status], index) => (
        <g key={buyer} transform={`translate(16 ${32 + index * 30})`}>
          <path d="M0 .5H178" className="stroke-line" />
          <Label x={0} y={20.5} size={letters} weight={600}>
            {buyer}
          </Label>
          <Label x={178} y={20.5} size={letters} weight={700} tone={`${tone}-ink`} anchor="end">
            {status}
          </Label>
          <circle cx={167 - textWidth(status, letters)} cy={15.5} r={4.5} className={tone} />
        </g>
      ))}
    </Panel>
  </Scene>
);
