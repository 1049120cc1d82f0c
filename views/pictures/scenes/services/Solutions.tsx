import { EveningRoad } from '../../kit/places/EveningRoad.tsx';
import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { TrialPhone } from '../../kit/screens/TrialPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** In the evening a hoarding by the road asks for a text, a phone sends it and has its reply, and the inbox of the company holds it. */
export function Solutions() {
  return (
    <Scene width={640} height={520} ground="deep">
      <EveningRoad y={248} width={640} height={520} />
      <Glow x={199} y={120} size={250} tone="brand" />
      <Hoarding x={32} y={44} scale={0.92} posts={54} />
      <TrialPhone x={392} y={36} width={216} height={440} size={18} />
      <Inbox x={32} y={284} width={324} hosted />
      <circle cx={374} cy={408} r={28} className="marigold" />
      <Glyph name="arrow-left" x={358} y={392} size={32} tone="deep" bold />
    </Scene>
  );
}
