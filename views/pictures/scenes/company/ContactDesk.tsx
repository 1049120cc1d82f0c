import { WhoAnswers } from '../../kit/people/WhoAnswers.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Who answers, with a headset, behind the edge of the card below; around her the ways to call and to write. */
export const ContactDesk = () => (
  <Scene width={480} height={216} ground="none">
    <WhoAnswers x={0} y={0} scale={1.2} />
  </Scene>
);
