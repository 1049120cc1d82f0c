import { OrderList } from '../../kit/records/OrderList.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* About as large as in the tiles beside it. Phones have a drawing of their own; on the narrowest other screens the picture is about 440 px wide, where letters of 22 are 11.5 px. */
const letters = 22;

const code = ['order.check();', 'order.pack();', 'order.bill();', 'order.send();'];

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
    <OrderList x={352} y={18} />
  </Scene>
);
