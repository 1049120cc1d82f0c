import { cardFaceSize } from '../../kit/CardFace.tsx';
import { UseCard } from '../../kit/prepaidUses.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The card of somebody on the road. */
export const PrepaidUseStaff = () => (
  <Scene {...cardFaceSize} ground="none">
    <UseCard glyph="car" tone="sheen" />
  </Scene>
);
