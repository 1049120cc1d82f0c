import { VisitorWelcomed } from '../../kit/people/VisitorWelcomed.tsx';
import { BackDesk } from '../../kit/places/BackDesk.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const room = { width: 480, height: 416, floor: 268, eye: [240, 120] } as const;
const scale = 1.14;

/** The same for a phone: the visitor and who receives her, beside the window. */
export const AboutOfficeNarrow = () => (
  <Scene width={480} height={416} radius={0}>
    <OfficeRoom room={room} />
    <BridgeWindow x={36} y={40} width={136} height={140} bars={[0.5]} tall />
    <BackDesk x={38} y={242} />
    <VisitorWelcomed x={188} y={392 - 264 * scale} scale={scale} />
  </Scene>
);
