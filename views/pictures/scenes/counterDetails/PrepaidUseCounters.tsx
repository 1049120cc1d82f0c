import { cardFaceSize } from '../../kit/CardFace.tsx';
import { UseCard } from '../../kit/prepaidUses.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The card that a shop sells and reloads. */
export const PrepaidUseCounters = () => (
  <Scene {...cardFaceSize} ground="none">
    <UseCard glyph="store" tone="deep-lift" />
  </Scene>
);
