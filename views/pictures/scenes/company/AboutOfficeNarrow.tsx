import { BoardWork } from '../../kit/people/BoardWork.tsx';
import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

const room = { width: 480, height: 352, floor: 216, eye: [240, 90] } as const;

/* Who is nearer is larger and lower. */
const near = 0.88;
const far = 0.9;

/** The same for a phone: the board with the two who work at it, and before it someone with a headset answers at a desk. */
export const AboutOfficeNarrow = () => (
  <Scene width={480} height={352} radius={0}>
    <OfficeRoom room={room} />
    <WallClock x={52} y={74} scale={0.6} />
    <BoardWork x={106} y={310 - 264 * far} scale={far} />
    <SupportDesk x={54} y={339 - 67 * near} scale={near} />
  </Scene>
);
