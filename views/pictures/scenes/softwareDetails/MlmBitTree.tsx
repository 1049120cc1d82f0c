import { OwnTeam } from '../../kit/records/OwnTeam.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A seller's own phone shows the two in her team; the other sellers are locked. */
export function MlmBitTree() {
  return (
    <Scene {...bitSize} ground="mint">
      <OwnTeam x={30} y={6} width={166} head={28} rows={78} size={16} named />
    </Scene>
  );
}
