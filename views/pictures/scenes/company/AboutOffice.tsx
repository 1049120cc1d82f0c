import { BoardTalk } from '../../kit/people/BoardTalk.tsx';
import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { VisitorWelcomed } from '../../kit/people/VisitorWelcomed.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { EntranceLight, OfficeEntrance } from '../../kit/places/OfficeEntrance.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

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
const near = 1.28;
const middle = 1.24;
const far = 1.15;

/** One room above the river: someone with a headset answers at a desk near to us, beside the window; in the middle two colleagues plan at a board, and at the entrance another one receives a visitor. */
export function AboutOffice() {
  return (
    <Scene width={1136} height={400} radius={0}>
      <OfficeRoom room={room}>
        <OfficeEntrance {...entrance} />
      </OfficeRoom>
      <EntranceLight {...entrance} />
      <BridgeWindow x={136} y={18} width={178} height={119} bars={[0.5]} />
      <BoardTalk x={390} y={354 - 264 * far} scale={far} />
      <VisitorWelcomed x={828} y={386 - 264 * middle} scale={middle} />
      <SupportDesk x={71} y={390 - 67 * near} scale={near} />
    </Scene>
  );
}
