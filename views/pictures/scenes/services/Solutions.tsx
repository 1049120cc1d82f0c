import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { TrialPhone } from '../../kit/screens/TrialPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Floor } from '../../kit/stage/Floor.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A hoarding by the road asks for a text, a phone sends it and has its reply, and the inbox of the company holds it. */
export function Solutions() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={0} size={400} />
      <Floor y={236} width={640} height={520} />
      <Hoarding x={32} y={24} scale={0.95} posts={140} />
      <TrialPhone x={392} y={40} width={216} height={440} size={18} />
      <Inbox x={32} y={288} width={324} hosted />
      <circle cx={374} cy={420} r={28} className="marigold" />
      <Glyph name="arrow-left" x={358} y={404} size={32} tone="deep" bold />
    </Scene>
  );
}
