import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { CardTap } from '../../kit/people/CardTap.tsx';
import { FuelPump } from '../../kit/places/FuelPump.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Staff on the road: the pump from near, whose foot the frame cuts, and the hand that holds the card to its reader. */
export const PrepaidUseStaff = () => (
  <Scene {...cardFaceSize} ground="tint">
    <path d="M0 0H400V252H0z" className="brand-soft" />
    <path d="M0 206H400V252H0z" className="brand-lift" opacity={0.3} />
    <FuelPump x={32} y={-40} scale={2.1} />
    <CardTap x={266} y={182} turn={8} scale={0.48} />
  </Scene>
);
