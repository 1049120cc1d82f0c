import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { VisitorWelcomed } from '../../kit/people/VisitorWelcomed.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const room = { width: 480, height: 416, floor: 268, eye: [240, 120] } as const;
const [near, far] = [1.12, 1.02];

/** The same for a phone: someone with a headset answers in front, and behind her a visitor is received beside the window. */
export const AboutOfficeNarrow = () => (
  <Scene width={480} height={416} radius={0}>
    <OfficeRoom room={room} />
    <BridgeWindow x={62} y={36} width={148} height={128} bars={[0.5]} tall />
    <VisitorWelcomed x={210} y={346 - 264 * far} scale={far} />
    <SupportDesk x={56} y={404 - 67 * near} scale={near} />
  </Scene>
);
