import { BoardTalk } from '../../kit/people/BoardTalk.tsx';
import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const room = { width: 480, height: 416, floor: 244, eye: [240, 120] } as const;

/* Who is nearer is larger. */
const far = 0.86;
const near = 1.28;

/** The same for a phone: two colleagues at the board, and near to us someone with a headset at a desk. */
export const AboutOfficeNarrow = () => (
  <Scene width={480} height={416} radius={0}>
    <OfficeRoom room={room} />
    <BridgeWindow x={28} y={28} width={120} height={140} bars={[0.5]} tall />
    <BoardTalk x={150} y={291 - 264 * far} scale={far} />
    <SupportDesk x={84} y={408 - 67 * near} scale={near} />
  </Scene>
);
