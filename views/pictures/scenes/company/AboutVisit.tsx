import { VisitorWelcomed } from '../../kit/people/VisitorWelcomed.tsx';
import { BackDesk } from '../../kit/places/BackDesk.tsx';
import { EntranceLight, OfficeEntrance } from '../../kit/places/OfficeEntrance.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const room = { width: 400, height: 250, floor: 176, right: 300, eye: [150, 90] } as const;
const entrance = { room, from: 318, to: 384, top: 40 } as const;
const people = 0.82;

/** Of the office, for phones: a colleague shows a visitor in at the entrance. */
export const AboutVisit = () => (
  <Scene width={400} height={250}>
    <OfficeRoom room={room}>
      <OfficeEntrance {...entrance} />
    </OfficeRoom>
    <EntranceLight {...entrance} />
    <BackDesk x={36} y={140} scale={0.85} />
    <VisitorWelcomed x={122} y={243 - 264 * people} scale={people} />
  </Scene>
);
