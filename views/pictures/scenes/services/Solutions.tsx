import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { TrialPhone } from '../../kit/screens/TrialPhone.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A hoarding asks for a text, a phone sends it and has its reply, and the inbox of the company holds it. */
export function Solutions() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={0} size={400} />
      <path d="M96 184V252M276 184V252" className="stroke-faint" strokeWidth={12} />
      <path d="M32 256H340" className="stroke-faint" strokeWidth={4} />
      <Hoarding x={32} y={24} scale={0.95} />
      <TrialPhone x={392} y={40} width={216} height={440} size={18} />
      <Connector from={[382, 374]} to={[352, 374]} arrow />
      <Inbox x={32} y={284} width={308} hosted />
    </Scene>
  );
}
