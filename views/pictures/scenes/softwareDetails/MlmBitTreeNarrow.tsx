import { OwnTeam } from '../../kit/records/OwnTeam.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, without names. */
export function MlmBitTreeNarrow() {
  return (
    <Scene {...narrowBitSize} ground="mint">
      <OwnTeam x={12} y={16} width={122} head={44} rows={84} size={22} />
    </Scene>
  );
}
