import { ColleagueWithRolls } from '../../kit/people/ColleagueWithRolls.tsx';
import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { DeviceShelf } from '../../kit/places/DeviceShelf.tsx';
import { OfficeWall } from '../../kit/places/OfficeWall.tsx';
import { PaymentCounter } from '../../kit/places/PaymentCounter.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const floor = 372;
/* Of all who are seen whole: their heads are as large as each other's, and those who walk are as tall. */
const people = 1.24;

/** One room above the river: someone answers a call at a desk, a colleague carries receipt rolls to the counter, and there a visitor holds her phone to the clerk’s terminal. */
export function AboutOffice() {
  return (
    <Scene width={1136} height={400}>
      <OfficeWall width={1136} height={400} floor={336} />
      {/* So high that the ferry is above the counter, and the head of who walks is between the towers. */}
      <BridgeWindow x={362} y={24} width={350} height={182} />
      <DeviceShelf x={826} y={98} scale={1.08} />
      <SupportDesk x={84} y={floor - 67 * people} scale={people} />
      <MessageBubble x={36} y={44} size={20} tail={[96, 92]} lines={['Which order ID is it?']} />
      <PaymentCounter x={1044} y={floor} width={420} />
      <ColleagueWithRolls x={470} y={floor + 14 - 264 * people} scale={people} />
    </Scene>
  );
}
