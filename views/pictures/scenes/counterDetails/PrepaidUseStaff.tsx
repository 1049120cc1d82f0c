import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { UseCard } from '../../kit/money/prepaidUses.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The card of somebody on the road. */
export const PrepaidUseStaff = () => (
  <Scene {...cardFaceSize} ground="none">
    <UseCard glyph="car" tone="sheen" />
  </Scene>
);
