import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Phones show the picture 350 px wide, where letters of 29 are 12 px. */
const letters = 29;

const code = ['order.check();', 'order.send();'];

const orders = [
  ['Das Electricals', 'green', 'Sent'],
  ['Nair Traders', 'marigold', 'Packed'],
] as const;

/** The code of a business application, and beside it the order list that it runs. */
export const CoreSoftware = () => (
  <Scene width={838} height={260} radius={0} grows="above">
    <Rings x={0} y={0} size={400} />
    <CodeWindow
      x={28}
      y={44}
      width={300}
      title="order.ts"
      titleSize={letters}
      size={letters}
      lines={code}
      titleFirst
    />
    <Panel x={352} y={18} width={458} height={224}>
      <Label x={28} y={50} size={34} weight={800}>
        Orders
      </Label>
      {orders.map(([buyer, tone, status], index) => (
        <g key={buyer} transform={`translate(28 ${74 + index * 74})`}>
          <path d="M0 .5H402" className="stroke-line" />
          <Label x={0} y={50} size={letters} weight={600}>
            {buyer}
          </Label>
          <Pill x={402} y={12} anchor="end" tone={tone} size={letters}>
            {status}
          </Pill>
        </g>
      ))}
    </Panel>
  </Scene>
);
