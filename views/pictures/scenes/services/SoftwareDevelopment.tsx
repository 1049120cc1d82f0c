import { OrderRegister } from '../../kit/documents/OrderRegister.tsx';
import { NewOrder } from '../../kit/screens/NewOrder.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A page of a paper register with its corrections, which the lower edge cuts, and before it the screen on which the same order is saved once. */
export function SoftwareDevelopment() {
  return (
    <Scene width={640} height={520} ground="sand">
      <Rings x={640} y={0} size={400} tone="marigold-soft" />
      <OrderRegister x={24} y={24} scale={1.04} lines={9} width={533} />
      <NewOrder x={250} y={222} saved />
      <circle cx={434} cy={222} r={24} className="marigold" />
      <Glyph name="arrow-down" x={419} y={207} size={30} tone="deep" bold />
    </Scene>
  );
}
