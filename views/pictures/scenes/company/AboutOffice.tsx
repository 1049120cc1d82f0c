import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { OfficeWall } from '../../kit/places/OfficeWall.tsx';
import { TestCounter } from '../../kit/places/TestCounter.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { LeafyPlant } from '../../kit/things/Plant.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

const floor = 378;
const deskScale = 1.02;

/** One room above the river: two colleagues try out a card terminal at a counter in the middle, beside them someone answers a call at a desk, and on the other side is the window. */
export function AboutOffice() {
  return (
    <Scene width={1136} height={400}>
      <OfficeWall width={1136} height={400} floor={336} />
      <BridgeWindow x={770} y={40} width={248} height={244} bars={[0.28, 0.72]} tall />
      <WallClock x={570} y={84} />
      <SupportDesk x={64} y={floor - 67 * deskScale} scale={deskScale} />
      <MessageBubble x={40} y={64} size={20} tail={[68, 96]} lines={['Which order ID is it?']} />
      <LeafyPlant x={1086} y={floor} scale={0.76} />
      <TestCounter x={562} y={floor + 4} scale={1.1} />
    </Scene>
  );
}
