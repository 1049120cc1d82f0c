import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { BookShelf } from '../../kit/places/BookShelf.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { OfficeWall } from '../../kit/places/OfficeWall.tsx';
import { PaymentCounter } from '../../kit/places/PaymentCounter.tsx';
import { TalkAtTable } from '../../kit/places/TalkAtTable.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

const floor = 372;
/* Of all who are seen whole: their heads are as large as each other's. */
const people = 1.24;

/** One room above the river, each third above its caption: someone answers a call at a desk, two colleagues talk at a high table below the window, and a visitor holds her phone to the clerk’s terminal. */
export function AboutOffice() {
  return (
    <Scene width={1136} height={400}>
      <OfficeWall width={1136} height={400} floor={336} />
      <BookShelf x={270} y={120} scale={0.8} />
      <SupportDesk x={72} y={floor - 67 * people} scale={people} />
      <MessageBubble x={24} y={28} size={20} tail={[84, 92]} lines={['Which order ID is it?']} />
      {/* Between the heads and above the laptop, so that nobody is before the bridge. */}
      <BridgeWindow x={492} y={26} width={164} height={120} bars={[0.5]} tall />
      <TalkAtTable x={388} y={floor + 14} />
      <WallClock x={928} y={78} scale={0.76} />
      <PaymentCounter x={1064} y={floor} width={296} />
    </Scene>
  );
}
