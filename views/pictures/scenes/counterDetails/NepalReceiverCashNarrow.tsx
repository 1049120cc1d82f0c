import { NepalNotes, ReceiptNumber } from '../../kit/money/NepalPayout.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: the receipt above the notes. */
export const NepalReceiverCashNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <path d="M0 130H160V200H0z" className="green" opacity={0.4} />
    <ReceiptNumber x={14} y={20} turn={-3} scale={1.08} />
    <NepalNotes x={112} y={146} scale={0.84} />
  </Scene>
);
