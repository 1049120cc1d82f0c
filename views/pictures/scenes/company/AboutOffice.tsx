import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { DeviceShelf } from '../../kit/places/DeviceShelf.tsx';
import { OfficeWall } from '../../kit/places/OfficeWall.tsx';
import { PaymentCounter } from '../../kit/places/PaymentCounter.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { LeafyPlant } from '../../kit/things/Plant.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

const floor = 376;
/* So that the head at the desk is as large as those at the counter. */
const deskScale = 1.2;

/** One room above the river: someone answers a call at a desk, and at a long counter a visitor holds her phone to the clerk’s terminal. */
export function AboutOffice() {
  return (
    <Scene width={1136} height={400}>
      <OfficeWall width={1136} height={400} floor={336} />
      {/* Between desk and counter, so that nobody stands before the bridge. */}
      <BridgeWindow x={482} y={26} width={204} height={138} bars={[0.5]} />
      <WallClock x={400} y={84} />
      <DeviceShelf x={826} y={102} scale={1.08} />
      <SupportDesk x={92} y={floor - 67 * deskScale} scale={deskScale} />
      <MessageBubble x={44} y={44} size={20} tail={[102, 106]} lines={['Which order ID is it?']} />
      <LeafyPlant x={538} y={floor} scale={0.94} />
      <PaymentCounter x={1040} y={floor - 4} width={420} />
    </Scene>
  );
}
