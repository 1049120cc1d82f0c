import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Label, textWidth } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* About as large as in the tiles beside it. Phones have a drawing of their own; on the narrowest other screens the picture is about 440 px wide, where letters of 22 are 11.5 px. */
const letters = 22;

const code = ['order.check();', 'order.pack();', 'order.bill();', 'order.send();'];

const orders = [
  ['Gupta Packaging', 'green', 'Sent'],
  ['Das Electricals', 'green', 'Sent'],
  ['Nair Traders', 'marigold', 'Packed'],
  ['Roy Stores', 'brand', 'New'],
] as const;

/** The code of a business application, and beside it the order list that it runs. */
export const CoreSoftware = () => (
  <Scene width={838} height={260} radius={0} grows="above">
    <Rings x={0} y={0} size={400} />
    <CodeWindow
      x={28}
      y={18}
      width={300}
      title="order.ts"
      titleSize={letters}
      size={letters}
      lines={code}
      titleFirst
    />
    <Panel x={352} y={18} width={458} height={224}>
      <Label x={28} y={34} size={letters} weight={800}>
        Orders
      </Label>
      {orders.map(([buyer, tone, status], index) => (
        <g key={buyer} transform={`translate(28 ${50 + index * 42})`}>
          <path d="M0 .5H402" className="stroke-line" />
          <Label x={0} y={29} size={letters} weight={600}>
            {buyer}
          </Label>
          <Label x={402} y={29} size={letters} weight={700} tone={`${tone}-ink`} anchor="end">
            {status}
          </Label>
          <circle cx={382 - textWidth(status, letters)} cy={21.5} r={7} className={tone} />
        </g>
      ))}
    </Panel>
  </Scene>
);
