import { KeyHolders, SpareKeys } from '../../kit/records/KeyHolders.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Who holds which key of a shared ledger, and where the spare ones are. */
export function BlockchainKeys() {
  return (
    <Scene width={480} height={560} ground="warm" grows="above">
      <KeyHolders x={24} y={24} />
      <SpareKeys x={0} y={356} />
    </Scene>
  );
}
