import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { OrderRows } from '../../kit/screens/OrderRows.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { softwareOrders } from '../services/softwareOrders.ts';

/** The list of orders for phones. */
export function SoftwareDashboardNarrow() {
  return (
    <Scene width={400} height={264} grows="around">
      <Rings x={400} y={0} size={320} />
      <AppWindow x={20} y={20} width={360} height={224} menu={['store', 'users', 'chart']}>
        <Label x={16} y={32} size={18} weight={800}>
          Orders
        </Label>
        <Label x={280} y={32} size={18} weight={800} anchor="end">
          ₹4,86,250
        </Label>
        <OrderRows
          x={16}
          y={50}
          orders={softwareOrders.slice(0, 2)}
          width={264}
          step={62}
          size={17}
        />
      </AppWindow>
    </Scene>
  );
}
