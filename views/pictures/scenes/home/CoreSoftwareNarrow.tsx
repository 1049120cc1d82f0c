import { OrderList } from '../../kit/records/OrderList.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

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
    <OrderList x={176} y={13} narrow />
  </Scene>
);
