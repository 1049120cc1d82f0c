import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { GiftCard } from '../../kit/money/prepaidFaces.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The gift card of the table. */
export function PrepaidGift() {
  return (
    <Scene {...cardFaceSize} ground="none">
      <GiftCard />
    </Scene>
  );
}
