import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const orders = [
  ['SO-1184', 'Das Electricals', 'green', 'Sent'],
  ['SO-1183', 'Nair Traders', 'green', 'Sent'],
  ['SO-1182', 'Gupta Packaging', 'marigold', 'Packed'],
] as const;

/** The code of a business application, and the order list that it runs. */
export function DigitalIt() {
  return (
    <Scene width={640} height={520} radius={0}>
      <Dots x={24} y={288} size={96} rows={13} />
      <Dots x={488} y={24} size={128} rows={3} />
      <Connector from={[440, 112]} to={[480, 112]} />
      <CodeWindow
        x={24}
        y={24}
        width={416}
        title="orders.ts"
        size={19}
        lines={[
          'async function openOrders() {',
          '  const rows = await find({',
          '    "status": "open" });',
          '  return rows.map(toLine);',
          '}',
        ]}
      />
      <AppWindow x={128} y={216} width={488} height={280} menu={['file', 'users', 'chart', 'lock']}>
        <Label x={24} y={46} size={24} weight={800}>
          Orders
        </Label>
        <Pill x={400} y={20} anchor="end" tone="brand" size={17} glyph="plus">
          New
        </Pill>
        {orders.map(([number, buyer, tone, status], index) => (
          <g key={number} transform={`translate(24 ${68 + index * 56})`}>
            <path d="M0 .5H376" className="stroke-line" />
            <Label x={0} y={35} size={20} weight={700}>
              {number}
            </Label>
            <Label x={102} y={35} size={20}>
              {buyer}
            </Label>
            <Pill x={376} y={12} anchor="end" tone={tone} size={17}>
              {status}
            </Pill>
          </g>
        ))}
      </AppWindow>
      <Connector from={[548, 148]} to={[548, 212]} upright arrow />
      <Panel x={480} y={76} width={136} height={72}>
        <Tick x={40} y={36} size={36} />
        <Label x={70} y={44} size={23} weight={800}>
          Live
        </Label>
      </Panel>
    </Scene>
  );
}
