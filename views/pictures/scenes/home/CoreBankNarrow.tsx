import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A payout, beside the words on phones: a coin has come out of the door of a bank, and an arrow leads it on. */
export const CoreBankNarrow = () => (
  <Scene {...narrowBitSize} ground="sand">
    <BankFront x={24} y={22} scale={0.467} />
    <path d="M80 128V174M63 157L80 174 97 157" className="stroke-brand" strokeWidth={10} />
    {/* Light around the coin, so that it stands off the door and the steps. */}
    <circle cx={80} cy={118} r={28} className="on-brand" />
    <RupeeCoin x={80} y={118} radius={25} />
  </Scene>
);
