import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { FileShelf, LowCabinet } from '../../kit/places/FileShelf.tsx';
import { OfficeWall } from '../../kit/places/OfficeWall.tsx';
import { TestTable } from '../../kit/places/TestTable.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { LeafyPlant, SmallPlant } from '../../kit/things/Plant.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

const floor = 376;
const scale = 1.12;

/** One room above the river: at a desk someone answers a call, two colleagues try out a card machine at a table, and beside them is the window. */
export function AboutOffice() {
  return (
    <Scene width={1136} height={400}>
      <OfficeWall width={1136} height={400} floor={340} />
      <BridgeWindow x={830} y={24} width={280} height={204} bars={[0.5]} tall />
      <LowCabinet x={824} y={300} />
      <SmallPlant x={862} y={300} />
      <LeafyPlant x={1074} y={floor + 2} />
      <FileShelf x={296} y={118} />
      <WallClock x={640} y={84} />
      <SupportDesk x={124} y={floor - 67 * scale} scale={scale} />
      <MessageBubble x={24} y={56} size={20} tail={[132, 92]} lines={['Which order ID is it?']} />
      <TestTable x={588} y={floor} />
    </Scene>
  );
}
