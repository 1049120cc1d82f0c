import { ConnectedSystems } from '../../kit/records/ConnectedSystems.tsx';
import { SpotShelf } from '../../kit/stage/SpotShelf.tsx';

/** Your software, and the systems to which it sends on what is entered in it. */
export const SoftwareBitAccounts = () => (
  <SpotShelf>
    <ConnectedSystems x={120} y={2} pitch={72} drop={29} size={13.5} />
  </SpotShelf>
);
