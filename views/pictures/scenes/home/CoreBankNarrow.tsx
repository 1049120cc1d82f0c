import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A payout, beside the words on phones: a coin has come out of the door of a bank, and an arrow leads it on. */
export const CoreBankNarrow = () => (
  <Scene {...narrowBitSize} ground="lilac">
    <path d="M0 108H160V200H0z" className="brand-lift" opacity={0.4} />
    <ellipse cx={80} cy={124} rx={66} ry={5} className="shade" />
    <BankFront x={17} y={12} scale={0.525} />
    <path d="M80 130V184M61 166L80 185 99 166" className="stroke-brand-ink" strokeWidth={10} />
    {/* Light around the coin, so that it stands off the door and the steps. */}
    <circle cx={80} cy={120} r={30} className="on-brand" />
    <RupeeCoin x={80} y={120} radius={27} />
  </Scene>
);
