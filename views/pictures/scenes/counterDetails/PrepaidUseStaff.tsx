import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { FuelStop } from '../../kit/places/FuelStop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Truck } from '../../kit/things/Truck.tsx';

/** Staff on the road: a driver at the pump, and clear of him the front of his company’s truck. */
export const PrepaidUseStaff = () => (
  <Scene {...cardFaceSize} ground="tint">
    <path d="M0 0H400V252H0z" className="brand-soft" />
    <path d="M0 150Q150 60 400 140V252H0z" className="brand-lift" opacity={0.3} />
    <path d="M0 206H400V252H0z" className="deep-lift" />
    <Truck x={294} y={122} scale={0.95} mirrored={216} />
    <FuelStop x={8} y={0} />
  </Scene>
);
