import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { OfficeWall } from '../../kit/places/OfficeWall.tsx';
import { TalkAtTable } from '../../kit/places/TalkAtTable.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: only the two colleagues at the high table, and between their heads the window with the bridge. */
export function AboutOfficeNarrow() {
  return (
    <Scene width={400} height={440}>
      <OfficeWall width={400} height={440} floor={366} />
      <BridgeWindow x={106} y={26} width={184} height={138} bars={[0.5]} tall />
      <TalkAtTable x={0} y={416} scale={1.06} />
    </Scene>
  );
}
