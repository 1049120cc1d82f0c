import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { OfficeWall } from '../../kit/places/OfficeWall.tsx';
import { TestCounter } from '../../kit/places/TestCounter.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { LeafyPlant } from '../../kit/things/Plant.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

const floor = 378;
/* So that the head at the desk is as large as those at the counter. */
const deskScale = 1.2;

/** One room above the river: someone answers a call at a desk, and beside it two colleagues try out a card terminal at a counter before the window. */
export function AboutOffice() {
  return (
    <Scene width={1136} height={400}>
      <OfficeWall width={1136} height={400} floor={336} />
      {/* So low that the towers are between the heads, and the ferry is behind the counter. */}
      <BridgeWindow x={556} y={24} width={232} height={221} bars={[0.28, 0.72]} tall />
      <WallClock x={420} y={96} />
      <SupportDesk x={92} y={floor - 67 * deskScale} scale={deskScale} />
      <MessageBubble x={44} y={44} size={20} tail={[102, 106]} lines={['Which order ID is it?']} />
      <LeafyPlant x={996} y={floor} scale={1.7} />
      <TestCounter x={672} y={floor + 4} scale={1.1} />
    </Scene>
  );
}
