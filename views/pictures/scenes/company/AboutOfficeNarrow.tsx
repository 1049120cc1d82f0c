import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, without what the words below it say. */
export function AboutOfficeNarrow() {
  return (
    <Scene width={400} height={440}>
      <path d="M0 412H400V440H0z" className="brand-soft" />
      <BridgeWindow x={32} y={12} width={336} height={162} />
      <MessageBubble x={116} y={194} size={18} lines={['Which order ID is it?']} />
      <SupportDesk x={80} y={349} scale={0.94} />
    </Scene>
  );
}
