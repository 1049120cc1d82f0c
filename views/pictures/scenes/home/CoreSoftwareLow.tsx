import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { orderCode } from '../services/softwareOrders.ts';

/** The window with the code of an order. */
export function CoreSoftwareLow() {
  return (
    <Scene width={400} height={260} radius={0}>
      <CodeWindow x={20} y={44} width={360} title="order.ts" size={17} lines={orderCode} />
    </Scene>
  );
}
