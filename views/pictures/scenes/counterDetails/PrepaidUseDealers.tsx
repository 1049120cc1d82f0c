import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { UseCard } from '../../kit/money/prepaidUses.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The card on which a dealer’s reward is paid. */
export const PrepaidUseDealers = () => (
  <Scene {...cardFaceSize} ground="none">
    <UseCard glyph="chart" tone="green" />
  </Scene>
);
