import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { FuelStop } from '../../kit/places/FuelStop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Staff on the road: a driver at the pump, who pays for his company’s truck with the card. */
export const PrepaidUseStaff = () => (
  <Scene {...cardFaceSize} ground="tint">
    <path d="M0 0H400V252H0z" className="brand-soft" />
    <path d="M0 150Q150 60 400 140V252H0z" className="brand-lift" opacity={0.3} />
    <path d="M0 206H400V252H0z" className="deep-lift" />
    <FuelStop x={32} y={6} />
  </Scene>
);
