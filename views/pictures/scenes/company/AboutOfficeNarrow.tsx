import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { OfficeWall } from '../../kit/places/OfficeWall.tsx';
import { TestCounter } from '../../kit/places/TestCounter.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

/** The same for phones: the two at the counter, and the bridge in the window between their heads. */
export function AboutOfficeNarrow() {
  return (
    <Scene width={400} height={460}>
      <OfficeWall width={400} height={460} floor={388} />
      <BridgeWindow x={90} y={36} width={220} height={232} bars={[0.28, 0.72]} tall />
      <WallClock x={42} y={62} scale={0.72} />
      <TestCounter x={200} y={434} scale={1.08} />
    </Scene>
  );
}
