import { LockedTeam, OwnTeam } from '../../kit/records/OwnTeam.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A seller sees the two below her; the other part of the tree is locked. */
export function MlmBitTree() {
  return (
    <Scene {...bitSize} ground="mint">
      <OwnTeam x={17} y={17} />
      <path d="M146 0H240V150H146z" className="faint" opacity={0.3} />
      <LockedTeam x={193} y={42} />
    </Scene>
  );
}
