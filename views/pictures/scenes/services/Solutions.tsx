import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { TrialPhone } from '../../kit/screens/TrialPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** In the evening a hoarding asks for a text, a phone sends it and has its reply, and the inbox of the company holds it. */
export function Solutions() {
  return (
    <Scene width={640} height={520} ground="deep">
      <Hoarding x={24} y={44} wide />
      <TrialPhone x={24} y={208} width={228} height={520} size={18} />
      <Inbox x={288} y={228} width={328} />
      <circle cx={270} cy={330} r={24} className="marigold" />
      <Glyph name="arrow-right" x={256} y={316} size={28} tone="deep" bold />
    </Scene>
  );
}
