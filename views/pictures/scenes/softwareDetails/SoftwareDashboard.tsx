import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { OrderRows } from '../../kit/screens/OrderRows.tsx';
import { BarChart } from '../../kit/shapes/Chart.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { softwareOrders } from '../services/softwareOrders.ts';

/** What the owner sees after the last stage: the month’s collection, and the orders of all branches. */
export function SoftwareDashboard() {
  return (
    <Scene width={460} height={600} grows="around">
      <Rings x={460} y={0} size={400} />
      <AppWindow x={24} y={40} width={412} height={520} menu={['store', 'users', 'chart', 'file']}>
        <Label x={24} y={40} size={17} tone="muted">
          Collected
        </Label>
        <Label x={24} y={78} size={32} weight={800}>
          ₹4,86,250
        </Label>
        <BarChart
          x={16}
          y={98}
          width={312}
          height={72}
          values={[5, 6, 8, 7, 10]}
          labels={['July', 'Aug', 'Sept', 'Oct', 'Nov']}
        />
        <path d="M0 212.500H348" className="stroke-line" />
        <OrderRows x={24} y={226} orders={softwareOrders} width={300} step={62} size={18} />
      </AppWindow>
    </Scene>
  );
}
