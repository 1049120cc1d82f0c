import { NepalAccount } from '../../kit/documents/NepalAccount.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The name of a receiver, exactly as in the account. */
export const NepalReceiverAccount = () => (
  <Scene {...bitSize} ground="mint">
    <NepalAccount x={22} y={13} scale={0.96} />
  </Scene>
);
