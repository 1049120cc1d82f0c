import { OrderRegister, StockNote } from '../../kit/documents/OrderRegister.tsx';
import { NewOrder } from '../../kit/screens/NewOrder.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningBadge } from '../../kit/stage/TurningBadge.tsx';

/** The head of the software page for phones: the paper register, and the screen that takes its place. */
export function SoftwareHeroNarrow() {
  return (
    <Scene width={400} height={484} ground="warm">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <OrderRegister x={12} y={36} turn={-2} scale={0.86} />
      <StockNote x={254} y={18} turn={4} scale={0.92} />
      <NewOrder x={16} y={188} />
      <TurningBadge x={236} y={396} width={136} size={20} was="Saving">
        Saved
      </TurningBadge>
    </Scene>
  );
}
