import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { BankBuilding } from '../../kit/places/BankBuilding.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the coin large before the bank that it goes to. */
export const RechargeSellsTransferNarrow = () => (
  <Scene {...narrowBitSize} ground="deep">
    <path d="M0 122H160V200H0z" className="deep-lift" />
    <BankBuilding x={24} y={14} />
    <path
      d="M74 174Q84 170 84 148"
      className="stroke-marigold"
      strokeWidth={5}
      strokeDasharray="0 11"
    />
    <path d="M76 147l8-8 8 8" className="stroke-marigold" strokeWidth={5} />
    <RupeeCoin x={38} y={160} radius={29} />
  </Scene>
);
