import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { CardTap } from '../../kit/people/CardTap.tsx';
import { FuelPump } from '../../kit/places/FuelPump.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Staff on the road: the pump from near, whose foot the frame cuts, and the hand that holds the card to its reader. */
export const PrepaidUseStaff = () => (
  <Scene {...cardFaceSize} ground="tint">
    <path d="M0 0H400V252H0z" className="brand-soft" />
    <path d="M0 206H400V252H0z" className="brand-lift" opacity={0.3} />
    <FuelPump x={48} y={-30} scale={1.9} />
    <CardTap x={228} y={186} turn={14} scale={0.36} tone="sheen" />
  </Scene>
);
