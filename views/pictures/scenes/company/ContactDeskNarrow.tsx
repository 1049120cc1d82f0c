import { WhoAnswers } from '../../kit/people/WhoAnswers.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, where a button above has the sign of a call. */
export const ContactDeskNarrow = () => (
  <Scene width={280} height={180} ground="none">
    <WhoAnswers x={0} y={0} />
  </Scene>
);
