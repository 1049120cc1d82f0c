import { OrderRegister, StockNote } from '../../kit/documents/OrderRegister.tsx';
import { NewOrder } from '../../kit/screens/NewOrder.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningBadge } from '../../kit/stage/TurningBadge.tsx';

/** A page of a paper register with its corrections, and in front of it the screen on which the same order is saved once. */
export function SoftwareDevelopment() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={640} y={0} size={400} tone="marigold-soft" />
      <OrderRegister x={24} y={52} turn={-2} />
      <StockNote x={392} y={26} turn={4} scale={1.1} />
      <NewOrder x={252} y={210} />
      <TurningBadge x={466} y={415} width={148} size={21} was="Saving">
        Saved
      </TurningBadge>
      <path d="M92 320q4 80 118 84" className="stroke-marigold" strokeWidth={5} />
      <circle cx={222} cy={404} r={26} className="marigold" />
      <Glyph name="arrow-right" x={206} y={388} size={32} tone="deep" bold />
    </Scene>
  );
}
