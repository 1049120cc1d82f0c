import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { UseCard } from '../../kit/money/prepaidUses.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The card that a shop sells and reloads. */
export const PrepaidUseCounters = () => (
  <Scene {...cardFaceSize} ground="none">
    <UseCard glyph="store" tone="deep-lift" />
  </Scene>
);
