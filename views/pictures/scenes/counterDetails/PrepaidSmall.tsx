import { cardFaceSize } from '../../kit/CardFace.tsx';
import { SmallCard } from '../../kit/prepaidFaces.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The small card of the table. */
export function PrepaidSmall() {
  return (
    <Scene {...cardFaceSize} ground="none">
      <SmallCard />
    </Scene>
  );
}
