import { cardFaceSize } from '../../kit/CardFace.tsx';
import { GiftCard } from '../../kit/prepaidFaces.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The card of a gift, in red. */
export const PrepaidUseGifts = () => (
  <Scene {...cardFaceSize} ground="none">
    <GiftCard />
  </Scene>
);
