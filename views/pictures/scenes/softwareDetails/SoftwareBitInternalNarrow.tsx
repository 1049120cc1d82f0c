import { RoleMonitor } from '../../kit/screens/RoleMonitor.tsx';
import { SpotShelf } from '../../kit/stage/SpotShelf.tsx';

/** The same for phones, with each role below its part. */
export const SoftwareBitInternalNarrow = () => (
  <SpotShelf narrow>
    <RoleMonitor look="narrow" x={4} y={17} />
  </SpotShelf>
);
