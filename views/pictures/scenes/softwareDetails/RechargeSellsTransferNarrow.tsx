import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the bank is behind the cash, and the coin between them. */
export const RechargeSellsTransferNarrow = () => (
  <Scene {...narrowBitSize} ground="lilac">
    <path d="M0 112H160V200H0z" className="brand-lift" opacity={0.4} />
    <ellipse cx={80} cy={126} rx={70} ry={5} className="shade" />
    <BankFront x={16} y={12} scale={0.53} />
    <Banknotes x={16} y={138} scale={0.5} count={2} />
    <RupeeCoin x={120} y={158} radius={28} />
  </Scene>
);
