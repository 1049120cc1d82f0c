import { OrderRegister } from '../../kit/documents/OrderRegister.tsx';
import { NewOrder } from '../../kit/screens/NewOrder.tsx';
import { TurningArrow } from '../../kit/shapes/TurningArrow.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A page of a paper register with its corrections, and over its empty column the screen on which the same order is saved once. */
export function SoftwareDevelopment() {
  return (
    <Scene width={640} height={520} ground="sand">
      <Rings x={640} y={0} size={400} tone="marigold-soft" />
      <OrderRegister x={24} y={24} scale={0.975} lines={9} width={607} counts={224} />
      <NewOrder x={298} y={226} scale={0.92} look="slim" saved />
      <TurningArrow aside from={[318, 97]} to={[449, 223]} />
    </Scene>
  );
}
