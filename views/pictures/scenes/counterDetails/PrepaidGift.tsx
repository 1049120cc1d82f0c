import { cardFaceSize } from '../../kit/CardFace.tsx';
import { GiftCard } from '../../kit/prepaidFaces.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The gift card of the table. */
export function PrepaidGift() {
  return (
    <Scene {...cardFaceSize} ground="none">
      <GiftCard />
    </Scene>
  );
}
