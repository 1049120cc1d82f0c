import { NepalAccount } from '../../kit/documents/NepalAccount.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, with the number of the account below the name. */
export const NepalReceiverAccountNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <NepalAccount x={12} y={14} narrow />
  </Scene>
);
