import { FileShelf } from '../../kit/places/FileShelf.tsx';
import { PanCounter } from '../../kit/places/PanCounter.tsx';
import { PanFascia } from '../../kit/places/PanFascia.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, a little higher. */
export function PanHeroNarrow() {
  return (
    <Scene width={400} height={360} ground="lilac">
      <At x={-7} y={0} scale={0.64}>
        <FileShelf x={34} y={172} scale={1.1} />
        <PanCounter x={0} y={42} />
        <PanFascia x={0} y={0} width={640} size={34} />
      </At>
    </Scene>
  );
}
