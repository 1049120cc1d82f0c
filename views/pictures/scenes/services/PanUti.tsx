import { FileShelf } from '../../kit/places/FileShelf.tsx';
import { PanCounter } from '../../kit/places/PanCounter.tsx';
import { PanFascia } from '../../kit/places/PanFascia.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The filing at the counter of a shop: the keeper shows the form on his display, and the applicant has a finger on the scanner. */
export function PanUti() {
  return (
    <Scene width={640} height={520} ground="lilac">
      <FileShelf x={24} y={148} scale={1.1} />
      <PanCounter x={0} y={0} />
      <PanFascia x={0} y={0} width={640} size={30} />
    </Scene>
  );
}
