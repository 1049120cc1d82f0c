import { NepalAccount } from '../../kit/documents/NepalAccount.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: the same name above and in the account. */
export const NepalReceiverAccountNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <NepalAccount x={8} y={23} narrow />
  </Scene>
);
