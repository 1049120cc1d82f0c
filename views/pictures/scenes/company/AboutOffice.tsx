import { BoardWork } from '../../kit/people/BoardWork.tsx';
import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { VisitorWelcomed } from '../../kit/people/VisitorWelcomed.tsx';
import { MemorialWindow } from '../../kit/places/MemorialWindow.tsx';
import { EntranceLight, OfficeEntrance } from '../../kit/places/OfficeEntrance.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Sofa } from '../../kit/things/Sofa.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

const room = {
  width: 1136,
  height: 400,
  floor: 252,
  left: 44,
  right: 976,
  eye: [560, 100],
} as const;
const entrance = { room, from: 1008, to: 1112, top: 50 } as const;

/* Who is nearer is larger and lower. */
const near = 1.02;
const far = 0.94;

/** One room with the Victoria Memorial in its window: someone with a headset answers at a desk near to us, below the window; beside it one colleague writes on a board while another watches, and past a sofa at the entrance a third welcomes a visitor. */
export function AboutOffice() {
  return (
    <Scene width={1136} height={400} radius={0}>
      <OfficeRoom room={room}>
        <OfficeEntrance {...entrance} />
      </OfficeRoom>
      <EntranceLight {...entrance} />
      <MemorialWindow x={88} y={30} width={208} height={122} />
      <WallClock x={808} y={92} scale={0.72} />
      <ellipse cx={808} cy={275} rx={78} ry={5} className="deep" opacity={0.12} />
      <Sofa x={734} y={167} scale={1.32} />
      <BoardWork x={340} y={330 - 264 * far} scale={far} />
      <VisitorWelcomed x={893} y={386 - 264 * near} scale={near} />
      <SupportDesk x={64} y={390 - 67 * near} scale={near} />
    </Scene>
  );
}
