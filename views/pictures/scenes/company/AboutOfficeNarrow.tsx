import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { VisitorWelcomed } from '../../kit/people/VisitorWelcomed.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';

const room = { width: 480, height: 352, floor: 208, eye: [240, 66] } as const;
const [near, far] = [0.79, 0.85];

/** The same for a phone: someone with a headset answers below the window, and clear of her desk a visitor is received. */
export const AboutOfficeNarrow = () => (
  <Scene width={480} height={352} radius={0}>
    <OfficeRoom room={room} />
    <BridgeWindow x={46} y={18} width={166} height={116} bars={[0.5]} tall />
    <WallClock x={362} y={56} scale={0.72} />
    <VisitorWelcomed x={250} y={330 - 264 * far} scale={far} />
    <SupportDesk x={45} y={314 - 67 * near} scale={near} />
  </Scene>
);
