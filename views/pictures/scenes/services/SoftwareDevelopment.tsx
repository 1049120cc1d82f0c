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
      <OrderRegister x={28} y={28} scale={0.88} />
      <StockNote x={436} y={56} turn={3} scale={1.16} />
      <path d="M132 272q0 106 74 106" className="stroke-marigold" strokeWidth={5} />
      <circle cx={232} cy={378} r={26} className="marigold" />
      <Glyph name="arrow-right" x={216} y={362} size={32} tone="deep" bold />
      <NewOrder x={292} y={264} scale={0.86} saved />
    </Scene>
  );
}
