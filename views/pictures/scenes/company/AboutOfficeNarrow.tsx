import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, without what the words below it say. */
export function AboutOfficeNarrow() {
  return (
    <Scene width={400} height={460}>
      <path d="M0 432H400V460H0z" className="brand-soft" />
      <BridgeWindow x={32} y={14} width={336} height={172} />
      <MessageBubble x={124} y={208} size={18} tail={[-16, 76]} lines={['Which order ID is it?']} />
      <SupportDesk x={80} y={369} scale={0.94} />
    </Scene>
  );
}
