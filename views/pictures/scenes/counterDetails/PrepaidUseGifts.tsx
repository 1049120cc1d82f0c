import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { GiftCard } from '../../kit/money/prepaidFaces.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The card of a gift, in red. */
export const PrepaidUseGifts = () => (
  <Scene {...cardFaceSize} ground="none">
    <GiftCard />
  </Scene>
);
