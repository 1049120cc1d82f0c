import { AppWindow } from '../../kit/AppWindow.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { BarChart } from '../../kit/Chart.tsx';
import { CodeWindow } from '../../kit/CodeWindow.tsx';
import { Label } from '../../kit/Label.tsx';
import { OrderRows } from '../../kit/OrderRows.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { orderCode, softwareOrders } from './softwareOrders.ts';

/** Some lines of code, and before them the web application that they became. */
export function SoftwareDevelopment() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={0} size={400} />
      <CodeWindow
        x={32}
        y={24}
        width={416}
        title="order.ts"
        size={16}
        lines={[...orderCode, '', '']}
      />
      <AppWindow x={64} y={184} width={544} height={312} menu={['store', 'users', 'chart', 'file']}>
        <Label x={24} y={40} size={20} weight={800}>
          Orders
        </Label>
        <OrderRows x={24} y={60} orders={softwareOrders} width={248} step={52} size={15} />
        <path d="M296 0V272" className="stroke-line" />
        <Label x={320} y={38} size={15} tone="muted">
          Collected
        </Label>
        <Label x={320} y={70} size={26} weight={800}>
          ₹4,86,250
        </Label>
        <BarChart
          x={312}
          y={96}
          width={152}
          height={112}
          values={[5, 6, 8, 7, 10]}
          labels={['J', 'A', 'S', 'O', 'N']}
        />
      </AppWindow>
    </Scene>
  );
}
