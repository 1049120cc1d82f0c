import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { SmallCard } from '../../kit/money/prepaidFaces.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The small card of the table. */
export function PrepaidSmall() {
  return (
    <Scene {...cardFaceSize} ground="none">
      <SmallCard />
    </Scene>
  );
}
