import { Rings } from '../../kit/Backdrop.tsx';
import { NewOrder } from '../../kit/NewOrder.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The screen of an application on which an order is entered. */
export function AboutSoftware() {
  return (
    <Scene width={480} height={400} ground="warm">
      <Rings x={480} y={0} size={360} tone="marigold-soft" />
      <NewOrder x={45} y={52} scale={1.06} />
    </Scene>
  );
}
