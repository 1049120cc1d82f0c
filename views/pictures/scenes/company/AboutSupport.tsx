import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { LeafyPlant } from '../../kit/things/Plant.tsx';

const room = { width: 400, height: 250, floor: 176, left: 28, eye: [210, 90] } as const;

/** Of the office, for phones: someone with a headset at her desk asks a caller for an order ID. */
export const AboutSupport = () => (
  <Scene width={400} height={250}>
    <OfficeRoom room={room} />
    <LeafyPlant x={350} y={200} scale={0.72} />
    <MessageBubble x={110} y={10} size={18} lines={['Which order ID is it?']} />
    <SupportDesk x={66} y={240 - 67 * 0.95} scale={0.95} />
  </Scene>
);
