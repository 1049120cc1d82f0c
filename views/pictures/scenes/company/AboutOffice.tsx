import { BoardTalk } from '../../kit/people/BoardTalk.tsx';
import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { VisitorWelcomed } from '../../kit/people/VisitorWelcomed.tsx';
import { BackDesk } from '../../kit/places/BackDesk.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { EntranceLight, OfficeEntrance } from '../../kit/places/OfficeEntrance.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
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

/* Who is nearer is larger. */
const near = 1.22;
const middle = 1.12;
const far = 1.07;

/** One room above the river: someone with a headset answers at a desk near to us, behind it two colleagues plan at a board, and at the entrance a third one receives a visitor. */
export function AboutOffice() {
  return (
    <Scene width={1136} height={400} radius={0}>
      <OfficeRoom room={room}>
        <OfficeEntrance {...entrance} />
      </OfficeRoom>
      <EntranceLight {...entrance} />
      <WallClock x={206} y={74} scale={0.72} />
      <BridgeWindow x={702} y={36} width={148} height={130} bars={[0.5]} tall />
      <BackDesk x={712} y={238} />
      <BoardTalk x={356} y={340 - 264 * far} scale={far} />
      <VisitorWelcomed x={852} y={384 - 264 * middle} scale={middle} />
      <SupportDesk x={60} y={392 - 67 * near} scale={near} />
    </Scene>
  );
}
