import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { GiftBox } from '../../kit/things/GiftBox.tsx';

/** A gift at a festival. */
export const PrepaidUseGifts = () => (
  <Scene {...cardFaceSize} ground="warm">
    <Rings x={200} y={126} size={210} tone="marigold-soft" />
    <GiftBox x={100} y={24} />
  </Scene>
);
