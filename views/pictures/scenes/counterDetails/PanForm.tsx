import { PanFormPaper } from '../../kit/documents/PanFormPaper.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The form of an Indian individual, which the lower edge of the picture cuts, and a hand that fills in the Aadhaar number. */
export function PanForm() {
  return (
    <Scene width={400} height={528} ground="mint" grows="around">
      <PanFormPaper />
      <g className="sheet large">
        <Label x={64} y={458} size={20} weight={600} tone="pen">
          XXXX XXXX 28
        </Label>
      </g>
      <WritingHand x={204} y={457} sleeve="green" />
    </Scene>
  );
}
