import { NepalAccount } from '../../kit/documents/NepalAccount.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The name of a receiver, exactly as in the account. */
export const NepalReceiverAccount = () => (
  <Scene {...bitSize} ground="mint">
    <NepalAccount x={18} y={12} />
  </Scene>
);
