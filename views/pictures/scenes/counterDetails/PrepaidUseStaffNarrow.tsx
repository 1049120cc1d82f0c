import { FuelStop } from '../../kit/places/FuelStop.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: only the pump and the driver, as there is no room for a truck. */
export const PrepaidUseStaffNarrow = () => (
  <Scene {...narrowBitSize} ground="tint">
    <path d="M0 0H160V200H0z" className="brand-soft" />
    <path d="M0 110Q60 60 160 90V200H0z" className="brand-lift" opacity={0.3} />
    <path d="M0 188H160V200H0z" className="deep-lift" />
    <FuelStop x={3} y={40} scale={0.54} />
  </Scene>
);
