import { RoleMonitor } from '../../kit/screens/RoleMonitor.tsx';
import { SpotShelf } from '../../kit/stage/SpotShelf.tsx';

/** The screen of an internal system with its three parts, and who logs in to each. */
export const SoftwareBitInternal = () => (
  <SpotShelf>
    <RoleMonitor look="wide" x={14} y={6} />
  </SpotShelf>
);
