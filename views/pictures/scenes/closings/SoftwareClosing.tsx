import { OrderPile } from '../../kit/documents/OrderPile.tsx';
import { OrderTypist } from '../../kit/people/OrderTypist.tsx';
import { EveningWindow } from '../../kit/places/EveningWindow.tsx';
import { EnteredOrders } from '../../kit/screens/EnteredOrders.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';
import { closingSize } from './closingSize.ts';

/** A task that takes too long: somebody types a high pile of paper orders into a list, and it is evening already. */
export const SoftwareClosing = () => (
  <Scene {...closingSize} radius={0} ground="sand" night="raised">
    <EveningWindow x={24} y={26} scale={0.66} />
    <WallClock x={348} y={76} scale={1.1} evening />
    <path d="M-10 322H450V348H-10z" className="skin" />
    <path d="M-10 348H450V400H-10z" className="skin-deep" />
    <EnteredOrders x={266} y={150} />
    <path d="M-10 348H450v5H-10z" className="shade" />
    <path d="M24 370H196V410H24zM244 370H416V410H244z" className="shade" opacity={0.12} />
    <path d="M92 386h36M312 386h36" className="stroke-code-string" strokeWidth={5} />
    <path d="M226 320h78l8 12H218z" className="deep" />
    <OrderTypist x={112} y={117} scale={1.6} />
    <OrderPile x={10} y={340} scale={0.76} />
  </Scene>
);
