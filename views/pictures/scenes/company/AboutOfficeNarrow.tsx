import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { OfficeWall } from '../../kit/places/OfficeWall.tsx';
import { PaymentCounter } from '../../kit/places/PaymentCounter.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

/** The same for phones: the counter, and between the heads the window with the bridge. */
export function AboutOfficeNarrow() {
  return (
    <Scene width={400} height={460}>
      <OfficeWall width={400} height={460} floor={388} />
      <BridgeWindow x={144} y={26} width={140} height={132} bars={[0.5]} tall />
      <WallClock x={60} y={76} scale={0.72} />
      <PaymentCounter x={334} y={428} width={310} />
    </Scene>
  );
}
