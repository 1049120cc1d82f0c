import { OrderRegister } from '../../kit/documents/OrderRegister.tsx';
import { NewOrder } from '../../kit/screens/NewOrder.tsx';
import { TurningArrow } from '../../kit/shapes/TurningArrow.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A page of a paper register with its corrections, which the lower edge cuts, and before it the screen on which the same order is saved once. */
export function SoftwareDevelopment() {
  return (
    <Scene width={640} height={520} ground="sand">
      <Rings x={640} y={0} size={400} tone="marigold-soft" />
      <OrderRegister x={24} y={24} scale={1.04} lines={9} width={533} />
      <NewOrder x={266.4} y={233.8} scale={0.95} saved />
      <TurningArrow from={[330, 125]} to={[400, 231.3]} />
    </Scene>
  );
}
