import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { BankBuilding } from '../../kit/places/BankBuilding.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the coin is larger, and lower before the steps. */
export const RechargeSellsTransferNarrow = () => (
  <Scene {...narrowBitSize} ground="brand">
    <path d="M0 140H160V200H0z" className="deep" opacity={0.24} />
    <BankBuilding x={28} y={34} />
    <ellipse cx={43} cy={171} rx={29} ry={4.5} className="deep" opacity={0.5} />
    <RupeeCoin x={42} y={137} radius={34} />
  </Scene>
);
