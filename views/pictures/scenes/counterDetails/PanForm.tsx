import { PanFormPaper } from '../../kit/documents/PanFormPaper.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The form of an Indian individual, which the lower edge of the picture cuts, and a hand that fills it in. */
export function PanForm() {
  return (
    <Scene width={400} height={468} ground="mint" grows="around">
      <PanFormPaper />
      <WritingHand x={252} y={436} sleeve="green" />
    </Scene>
  );
}
