import { LockedTeam, OwnTeam } from '../../kit/records/OwnTeam.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A seller sees the two below her; the other part of the tree is locked. */
export function MlmBitTree() {
  return (
    <Scene {...bitSize} ground="mint">
      <OwnTeam x={14} y={8} />
      <LockedTeam x={192} y={46} />
    </Scene>
  );
}
