import { PanFormUpright } from '../../kit/documents/PanFormPaper.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones one form, which the lower edge of the picture cuts, and a hand that fills it in. */
export const PanFormNarrow = () => (
  <Scene width={400} height={344} ground="mint" grows="around">
    <PanFormUpright x={28} y={24} />
    <WritingHand x={204} y={296} sleeve="green" />
  </Scene>
);
