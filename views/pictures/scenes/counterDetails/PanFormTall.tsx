import { PanFormPaper } from '../../kit/documents/PanFormPaper.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** More of it, beside words. */
export function PanFormTall() {
  return (
    <Scene width={400} height={528} ground="mint" grows="around">
      <PanFormPaper />
    </Scene>
  );
}
