import { PanFormPaper } from '../../kit/documents/PanFormPaper.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The form of an Indian individual, which the lower edge of the picture cuts. */
export function PanForm() {
  return (
    <Scene width={400} height={416} ground="mint" grows="around">
      <PanFormPaper />
    </Scene>
  );
}
