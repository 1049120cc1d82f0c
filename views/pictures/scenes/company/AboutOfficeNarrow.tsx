import { VisitorWelcomed } from '../../kit/people/VisitorWelcomed.tsx';
import { MemorialWindow } from '../../kit/places/MemorialWindow.tsx';
import { EntranceLight, OfficeEntrance } from '../../kit/places/OfficeEntrance.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { LeafyPlant } from '../../kit/things/Plant.tsx';
import { Sofa } from '../../kit/things/Sofa.tsx';

const room = { width: 480, height: 352, floor: 222, right: 396, eye: [220, 90] } as const;
const entrance = { room, from: 414, to: 470, top: 44 } as const;

/** The same for a phone: a visitor is received between the entrance and a sofa below the window. */
export const AboutOfficeNarrow = () => (
  <Scene width={480} height={352} radius={0}>
    <OfficeRoom room={room}>
      <OfficeEntrance {...entrance} />
    </OfficeRoom>
    <EntranceLight {...entrance} />
    <MemorialWindow x={28} y={20} width={214} height={126} />
    <LeafyPlant x={30} y={240} scale={1.05} />
    <Sofa x={48} y={150} scale={1.5} />
    <VisitorWelcomed x={204} y={342 - 264 * 1.04} scale={1.04} />
  </Scene>
);
