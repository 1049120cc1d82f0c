import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { OfficeSigns } from '../../kit/places/OfficeSigns.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The office: the river and its bridge in the window, someone who answers a call, and the offices on the wall. */
export function AboutOffice() {
  return (
    <Scene width={1136} height={320}>
      <path d="M0 296H1136V320H0z" className="brand-soft" />
      <BridgeWindow x={40} y={36} width={392} height={208} />
      <MessageBubble x={580} y={32} size={20} lines={['Which order ID is it?']} />
      <SupportDesk x={524} y={227} scale={1.1} />
      <OfficeSigns x={872} y={28} />
    </Scene>
  );
}
