import { PersonActing } from '../../kit/people/PersonActing.tsx';
import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { FileCabinet, FileShelf } from '../../kit/places/FileShelf.tsx';
import { TestTable } from '../../kit/places/TestTable.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { LeafyPlant, SmallPlant } from '../../kit/things/Plant.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

const floor = 376;
const scale = 1.12;

/** One room above the river: at a desk someone answers a call, and a colleague beside her points at the screen; on the other side of the window another tries out a card machine at a table. */
export function AboutOffice() {
  return (
    <Scene width={1136} height={400}>
      <path d="M0 340H1136V400H0z" className="brand-soft" />
      <BridgeWindow x={566} y={20} width={316} height={216} bars={[0.383]} tall />
      <FileCabinet x={598} y={300} />
      <SmallPlant x={634} y={300} />
      <FileShelf x={378} y={118} />
      <WallClock x={968} y={82} />
      <LeafyPlant x={62} y={floor + 2} />
      <Colleague x={308} y={floor - 12} scale={scale} />
      <SupportDesk x={190} y={floor - 67 * scale} scale={scale} />
      <MessageBubble x={24} y={28} size={20} tail={[197, 156]} lines={['Which order ID is it?']} />
      <TestTable x={910} y={floor} />
    </Scene>
  );
}

/** He stands behind the desk, which hides his legs, and points at the screen; x and y are where he stands. */
const Colleague = (place: Place) => (
  <At {...place}>
    <PersonActing
      x={-34}
      y={-266}
      turn={3}
      hair="short"
      skin="skin-deep"
      clothes="red"
      looks="right"
      hangs="right"
      arms={[
        { shoulder: [25, 70], elbow: [13, 103], wrist: [38, 107], thumb: 'left', hand: 'points' },
      ]}
    />
  </At>
);
