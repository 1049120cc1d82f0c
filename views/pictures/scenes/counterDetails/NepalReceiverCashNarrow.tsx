import { NepalNotes, ReceiptNumber } from '../../kit/money/NepalPayout.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the notes below the receipt. */
export const NepalReceiverCashNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <CaseGround tone="green" opacity={0.4} depth={74} narrow />
    <ReceiptNumber x={14} y={14} turn={-3} scale={1.08} />
    <NepalNotes x={16} y={108} />
  </Scene>
);
