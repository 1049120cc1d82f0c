import { FuelStop } from '../../kit/places/FuelStop.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: pump and driver nearer, down to the knees, behind him the front of the truck. */
export const PrepaidUseStaffNarrow = () => (
  <Scene {...narrowBitSize} ground="tint">
    <path d="M0 0H160V200H0z" className="brand-soft" />
    <path d="M0 110Q60 60 160 90V200H0z" className="brand-lift" opacity={0.3} />
    <path d="M0 188H160V200H0z" className="deep-lift" />
    <FuelStop x={6} y={12} scale={0.92} front={100} />
  </Scene>
);
