import { OrderRegister } from '../../kit/documents/OrderRegister.tsx';
import { NewOrder } from '../../kit/screens/NewOrder.tsx';
import { TurningArrow } from '../../kit/shapes/TurningArrow.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the software page for phones: the paper register, and the screen that takes its place. */
export function SoftwareHeroNarrow() {
  return (
    <Scene width={400} height={560} ground="sand">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <OrderRegister x={24} y={24} scale={0.88} />
      <NewOrder x={24} y={272} scale={0.957} saved />
      <TurningArrow from={[226, 109.5]} to={[276, 269.5]} />
    </Scene>
  );
}
