import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Truck } from '../../kit/things/Truck.tsx';

/** Staff on the road: the truck of a company on its way, and the card that pays for it. */
export const PrepaidUseStaff = () => (
  <Scene {...cardFaceSize} ground="tint">
    <path d="M0 92Q110 12 220 76T400 44V252H0z" className="brand-lift" opacity={0.35} />
    <path d="M0 196H400V252H0z" className="deep-lift" />
    <path d="M20 226H400" className="stroke-marigold" strokeWidth={6} strokeDasharray="40 32" />
    <Truck x={20} y={88} scale={0.98} />
    <UsedCard x={212} y={36} turn={-6} />
  </Scene>
);
