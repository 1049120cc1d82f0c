import { BoardTalk } from '../../kit/people/BoardTalk.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const room = { width: 400, height: 250, floor: 176, eye: [200, 90] } as const;
const people = 0.79;

/** Of the office, for phones: two colleagues at a board with the way of a payment. */
export const AboutTeam = () => (
  <Scene width={400} height={250}>
    <OfficeRoom room={room} />
    <BoardTalk x={200 - 182 * people} y={243 - 264 * people} scale={people} />
  </Scene>
);
