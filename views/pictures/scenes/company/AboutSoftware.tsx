import { NewOrder } from '../../kit/screens/NewOrder.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The screen of an application on which an order is entered. */
export function AboutSoftware() {
  return (
    <Scene width={480} height={400} ground="warm">
      <Rings x={480} y={0} size={360} tone="marigold-soft" />
      <NewOrder x={45} y={52} scale={1.06} />
    </Scene>
  );
}
