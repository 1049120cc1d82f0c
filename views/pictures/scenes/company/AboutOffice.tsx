import { BoardWork } from '../../kit/people/BoardWork.tsx';
import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { VisitorWelcomed } from '../../kit/people/VisitorWelcomed.tsx';
import { MemorialWindow } from '../../kit/places/MemorialWindow.tsx';
import { EntranceLight, OfficeEntrance } from '../../kit/places/OfficeEntrance.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { LeafyPlant } from '../../kit/things/Plant.tsx';
import { Sofa } from '../../kit/things/Sofa.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

const room = {
  width: 1136,
  height: 400,
  floor: 252,
  left: 70,
  right: 976,
  eye: [560, 100],
} as const;
const entrance = { room, from: 1008, to: 1112, top: 50 } as const;

/* Who is nearer is larger and lower. */
const near = 1.15;
const far = 1.02;

/** One room with the Victoria Memorial in its window: someone with a headset answers at a desk near to us, beside the window; behind it one colleague writes on a board while another watches, and at the entrance a third welcomes a visitor. */
export function AboutOffice() {
  return (
    <Scene width={1136} height={400} radius={0}>
      <OfficeRoom room={room}>
        <OfficeEntrance {...entrance} />
      </OfficeRoom>
      <EntranceLight {...entrance} />
      <MemorialWindow x={140} y={22} width={216} height={126} />
      <WallClock x={812} y={78} scale={0.72} />
      <LeafyPlant x={704} y={262} scale={1.05} />
      <Sofa x={708} y={152} scale={1.72} />
      <BoardWork x={386} y={330 - 264 * far} scale={far} />
      <VisitorWelcomed x={866} y={386 - 264 * near} scale={near} />
      <SupportDesk x={118} y={390 - 67 * near} scale={near} />
    </Scene>
  );
}
