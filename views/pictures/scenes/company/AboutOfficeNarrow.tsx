import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { VisitorWelcomed } from '../../kit/people/VisitorWelcomed.tsx';
import { MemorialWindow } from '../../kit/places/MemorialWindow.tsx';
import { EntranceLight, OfficeEntrance } from '../../kit/places/OfficeEntrance.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const room = { width: 480, height: 352, floor: 222, right: 404, eye: [220, 90] } as const;
const entrance = { room, from: 418, to: 466, top: 48 } as const;

/* Who is nearer is larger and lower. */
const near = 0.95;
const far = 0.83;

/** The same for a phone: someone with a headset answers below the window, and before the entrance a visitor is received. */
export const AboutOfficeNarrow = () => (
  <Scene width={480} height={352} radius={0}>
    <OfficeRoom room={room}>
      <OfficeEntrance {...entrance} />
    </OfficeRoom>
    <EntranceLight {...entrance} />
    <MemorialWindow x={28} y={20} width={206} height={120} />
    <SupportDesk x={42} y={322 - 67 * far} scale={far} />
    <VisitorWelcomed x={250} y={344 - 264 * near} scale={near} />
  </Scene>
);
