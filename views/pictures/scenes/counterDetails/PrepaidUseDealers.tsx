import { cardFaceSize } from '../../kit/CardFace.tsx';
import { UseCard } from '../../kit/prepaidUses.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The card on which a dealer’s reward is paid. */
export const PrepaidUseDealers = () => (
  <Scene {...cardFaceSize} ground="none">
    <UseCard glyph="chart" tone="green" />
  </Scene>
);
