import { NepalNotes } from '../../kit/money/NepalNotes.tsx';
import { ReceiptNumber } from '../../kit/money/ReceiptNumber.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The number of the receipt, and the notes that are paid out for it over a counter. */
export const NepalReceiverCash = () => (
  <Scene {...bitSize} ground="mint">
    <CaseGround tone="green" opacity={0.4} depth={46} />
    <ReceiptNumber x={18} y={14} turn={-4} scale={0.94} />
    <NepalNotes x={181} y={101} scale={0.88} />
  </Scene>
);
