import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A shop that sells and reloads cards, and one of them. */
export const PrepaidUseCounters = () => (
  <Scene {...cardFaceSize} ground="tint">
    <path d="M0 216H400V252H0z" className="brand-soft" />
    <Shop x={20} y={20} scale={1.1} hair="bun" clothes="green" />
    <UsedCard x={210} y={130} turn={-6} />
  </Scene>
);
