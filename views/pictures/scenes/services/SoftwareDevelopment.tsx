import { OrderRegister, StockNote } from '../../kit/documents/OrderRegister.tsx';
import { NewOrder } from '../../kit/screens/NewOrder.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A page of a paper register with its corrections, and below it the screen on which the same order is saved once. */
export function SoftwareDevelopment() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={640} y={0} size={400} tone="marigold-soft" />
      <OrderRegister x={28} y={28} scale={0.92} />
      <path d="M424 132h40q68 0 68 66" className="stroke-marigold" strokeWidth={5} />
      <circle cx={532} cy={222} r={26} className="marigold" />
      <Glyph name="arrow-down" x={516} y={206} size={32} tone="deep" bold />
      <StockNote x={64} y={336} turn={-4} scale={1.16} />
      <NewOrder x={310} y={276} scale={0.82} saved />
    </Scene>
  );
}
