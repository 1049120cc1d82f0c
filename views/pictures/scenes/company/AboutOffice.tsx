import { BoardTalk } from '../../kit/people/BoardTalk.tsx';
import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { VisitorWelcomed } from '../../kit/people/VisitorWelcomed.tsx';
import { BackDesk } from '../../kit/places/BackDesk.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { EntranceLight, OfficeEntrance } from '../../kit/places/OfficeEntrance.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { LeafyPlant } from '../../kit/things/Plant.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

const room = {
  width: 1136,
  height: 400,
  floor: 268,
  left: 70,
  right: 976,
  eye: [560, 150],
} as const;
const entrance = { room, from: 1008, to: 1112, top: 56 } as const;

/* Who is nearer is a little larger. */
const near = 1.16;
const middle = 1.1;
const far = 1.04;

/** One room above the river: someone with a headset answers at a desk in front, two colleagues plan at a board farther back, and a third one receives a visitor at the entrance. */
export function AboutOffice() {
  return (
    <Scene width={1136} height={400} radius={0}>
      <OfficeRoom room={room}>
        <OfficeEntrance {...entrance} />
      </OfficeRoom>
      <EntranceLight {...entrance} />
      <BridgeWindow x={150} y={34} width={220} height={160} bars={[0.5]} tall />
      <WallClock x={906} y={76} scale={0.62} />
      <LeafyPlant x={948} y={296} scale={0.62} />
      <BackDesk x={736} y={234} />
      <BoardTalk x={392} y={352 - 264 * far} scale={far} />
      <VisitorWelcomed x={806} y={378 - 264 * middle} scale={middle} />
      <SupportDesk x={78} y={388 - 67 * near} scale={near} />
    </Scene>
  );
}
