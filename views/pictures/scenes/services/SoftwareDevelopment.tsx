import { OrderRegister } from '../../kit/documents/OrderRegister.tsx';
import { NewOrder } from '../../kit/screens/NewOrder.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A page of a paper register with its corrections, and over it, larger, the screen on which the same order is saved once. */
export function SoftwareDevelopment() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={640} y={0} size={400} tone="marigold-soft" />
      <OrderRegister x={28} y={24} scale={0.92} />
      <path d="M406 84h66q52 0 52 38" className="stroke-marigold" strokeWidth={5} />
      <circle cx={524} cy={146} r={24} className="marigold" />
      <Glyph name="arrow-down" x={509} y={131} size={30} tone="deep" bold />
      <NewOrder x={196} y={180} scale={1.14} saved />
    </Scene>
  );
}
