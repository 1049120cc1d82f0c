import { OrderRegister } from '../../kit/documents/OrderRegister.tsx';
import { NewOrder } from '../../kit/screens/NewOrder.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A page of a paper register with its corrections, and below it, larger, the screen on which the same order is saved once. */
export function SoftwareDevelopment() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={640} y={0} size={400} tone="marigold-soft" />
      <path d="M124 216v108q0 40 40 40h52" className="stroke-marigold" strokeWidth={5} />
      <OrderRegister x={28} y={22} scale={0.98} orders={3} />
      <circle cx={204} cy={364} r={24} className="marigold" />
      <Glyph name="arrow-right" x={189} y={349} size={30} tone="deep" bold />
      <NewOrder x={236} y={222} scale={1.02} saved />
    </Scene>
  );
}
