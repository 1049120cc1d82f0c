import { AppWindow } from '../../kit/AppWindow.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { CodeWindow } from '../../kit/CodeWindow.tsx';
import { Label } from '../../kit/Label.tsx';
import { OrderRows } from '../../kit/OrderRows.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { orderCode, softwareOrders } from '../services/softwareOrders.ts';

/** The head of the software page for phones: the list of orders, over the lines of code that it is made of. */
export function SoftwareHeroNarrow() {
  return (
    <Scene width={400} height={460}>
      <Rings x={400} y={0} size={320} />
      <CodeWindow x={16} y={16} width={352} title="order.ts" size={15} lines={[...orderCode, '']} />
      <AppWindow x={32} y={160} width={352} height={284} menu={['store', 'users', 'chart', 'file']}>
        <Label x={16} y={34} size={20} weight={800}>
          Orders
        </Label>
        <OrderRows
          x={16}
          y={50}
          orders={softwareOrders.slice(0, 3)}
          width={258}
          step={62}
          size={16}
        />
      </AppWindow>
    </Scene>
  );
}
