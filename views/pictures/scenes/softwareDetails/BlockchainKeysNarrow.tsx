import { KeyHolders } from '../../kit/records/KeyHolders.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: who holds which key of the ledger. */
export function BlockchainKeysNarrow() {
  return (
    <Scene width={480} height={364} ground="warm" grows="around">
      <KeyHolders x={24} y={24} />
    </Scene>
  );
}
