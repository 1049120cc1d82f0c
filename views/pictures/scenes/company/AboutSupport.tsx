import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { OfficeRoom } from '../../kit/places/OfficeRoom.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const room = { width: 400, height: 250, floor: 216, left: 28, eye: [210, 90] } as const;

/** Of the office, for phones: someone with a headset, near to us at her desk, asks a caller for an order ID. */
export const AboutSupport = () => (
  <Scene width={400} height={250}>
    <OfficeRoom room={room} />
    <MessageBubble x={112} y={24} size={18} lines={['Which order ID is it?']} />
    <SupportDesk x={72} y={250} scale={1.3} />
  </Scene>
);
