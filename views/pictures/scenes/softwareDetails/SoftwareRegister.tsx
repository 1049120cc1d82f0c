import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { NewOrder } from '../../kit/NewOrder.tsx';
import { OrderRegister, StockNote } from '../../kit/OrderRegister.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The page of a paper register with its corrections, and the screen on which the same order is entered once. */
export function SoftwareRegister() {
  return (
    <Scene width={460} height={640} ground="warm" grows="around">
      <Rings x={460} y={0} size={360} tone="marigold-soft" />
      <OrderRegister x={26} y={36} turn={-2} />
      <StockNote x={300} y={18} turn={5} />
      <circle cx={230} cy={314} r={22} className="marigold" />
      <Glyph name="arrow-down" x={216} y={300} size={28} tone="deep" bold />
      <NewOrder x={46} y={348} />
    </Scene>
  );
}
