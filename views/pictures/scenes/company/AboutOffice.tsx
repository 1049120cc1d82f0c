import { useId } from 'react';
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

/** One room above the river: at a desk someone answers a call, and a colleague beside her brings a paper; on the other side of the window another tries out a card machine at a table. */
export function AboutOffice() {
  return (
    <Scene width={1136} height={400}>
      <path d="M0 340H1136V400H0z" className="brand-soft" />
      <BridgeWindow x={566} y={20} width={316} height={216} bars={[0.5]} tall />
      <FileCabinet x={598} y={300} />
      <SmallPlant x={634} y={300} />
      <FileShelf x={378} y={118} />
      <WallClock x={968} y={82} />
      <LeafyPlant x={62} y={floor + 2} />
      <Colleague x={312} y={floor} scale={scale} />
      <SupportDesk x={190} y={floor - 67 * scale} scale={scale} />
      <MessageBubble x={20} y={72} size={20} tail={[196, 92]} lines={['Which order ID is it?']} />
      <TestTable x={910} y={floor} />
    </Scene>
  );
}

/** He stands behind the desk, which hides him from the hips on, and brings a paper; x and y are where he stands. */
function Colleague(place: Place) {
  const seen = useId();
  return (
    <At {...place}>
      <clipPath id={seen}>
        <path d="M-60-270H80V-92H-60z" />
      </clipPath>
      <g clipPath={`url(#${seen})`}>
        <PersonActing
          x={-34}
          y={-266}
          turn={3}
          hair="short"
          skin="skin-deep"
          clothes="red"
          looks="left"
          hangs="right"
          arms={[
            {
              shoulder: [25, 70],
              elbow: [13, 104],
              wrist: [34, 118],
              thumb: 'left',
              children: <Paper x={28} y={74} turn={-8} />,
            },
          ]}
        />
      </g>
    </At>
  );
}

const Paper = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <rect width={32} height={42} rx={2.5} className="paper" />
      <rect x={0.5} y={0.5} width={31} height={41} rx={2} className="stroke-line" />
      <path d="M6 10h20M6 18h14M6 26h18" className="stroke-faint" strokeWidth={2.5} />
    </g>
  </At>
);
