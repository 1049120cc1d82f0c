import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { VisitorWelcomed } from '../../kit/people/VisitorWelcomed.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

const room = { width: 480, height: 352, floor: 208, eye: [240, 66] } as const;
/* Who is nearer is larger and lower. */
const near = 0.9;
const far = 0.79;

/** The same for a phone: someone with a headset answers below the window, and nearer to us, before the end of her desk, a visitor is received. */
export const AboutOfficeNarrow = () => (
  <Scene width={480} height={352} radius={0}>
    <OfficeRoom room={room} />
    <BridgeWindow x={40} y={16} width={166} height={116} bars={[0.5]} tall />
    <WallClock x={336} y={48} scale={0.66} />
    <SupportDesk x={40} y={318 - 67 * far} scale={far} />
    <VisitorWelcomed x={244} y={343 - 264 * near} scale={near} />
  </Scene>
);
