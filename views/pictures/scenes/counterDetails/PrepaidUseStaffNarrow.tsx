import { CardTap } from '../../kit/people/CardTap.tsx';
import { FuelPump } from '../../kit/places/FuelPump.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the pump from near, whose foot the frame cuts, and the hand that holds the card to its reader. */
export const PrepaidUseStaffNarrow = () => (
  <Scene {...narrowBitSize} ground="tint">
    <path d="M0 0H160V200H0z" className="brand-soft" />
    <path d="M0 150Q70 110 160 132V200H0z" className="brand-lift" opacity={0.3} />
    <FuelPump x={-3} y={-20} scale={1.5} />
    <CardTap x={112} y={126} turn={14} scale={0.18} tone="sheen" />
  </Scene>
);
