import { Way, WhoAnswers } from '../../kit/people/WhoAnswers.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Who answers, with a headset, behind the edge of the card below; around her the ways to call and to write. */
export const ContactDesk = () => (
  <Scene width={400} height={180} ground="none">
    <Way x={56} y={92} glyph="handset" tone="green" />
    <WhoAnswers x={96} y={0} />
  </Scene>
);
