import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { TrialPhone } from '../../kit/screens/TrialPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** In the evening a hoarding asks for a text, a phone sends it and has its reply, and the inbox of the company holds it. */
export function Solutions() {
  return (
    <Scene width={640} height={520} ground="deep">
      <Glow x={180} y={150} size={280} tone="brand" />
      <path d="M0 292H640V520H0z" className="deep-lift" />
      <path d="M0 292H640" className="stroke-brand-lift" strokeWidth={3} opacity={0.6} />
      <Hoarding x={28} y={56} scale={0.909} posts={78} />
      <Inbox x={28} y={336} width={320} />
      <circle cx={384} cy={410} r={24} className="marigold" />
      <Glyph name="arrow-left" x={370} y={396} size={28} tone="deep" bold />
      <TrialPhone x={420} y={36} scale={0.889} width={216} height={504} size={18} />
    </Scene>
  );
}
