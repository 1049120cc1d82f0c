import { ConnectedSystems } from '../../kit/records/ConnectedSystems.tsx';
import { SpotShelf } from '../../kit/stage/SpotShelf.tsx';

/** The same for phones. */
export const SoftwareBitAccountsNarrow = () => (
  <SpotShelf narrow>
    <ConnectedSystems x={78} y={20} pitch={47} drop={55} size={12} />
  </SpotShelf>
);
