import { ReceiptNumber } from '../../kit/money/ReceiptNumber.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: the receipt alone. */
export const NepalReceiverCashNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <path d="M0 130H160V200H0z" className="green" opacity={0.4} />
    <ReceiptNumber x={12} y={52} turn={-3} scale={1.13} />
  </Scene>
);
