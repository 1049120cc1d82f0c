import { LockedSeller, OwnTeam } from '../../kit/records/OwnTeam.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the locked part above. */
export function MlmBitTreeNarrow() {
  return (
    <Scene {...narrowBitSize} ground="mint">
      <path d="M80 46v20" className="stroke-faint" strokeWidth={3} />
      <LockedSeller x={80} y={30} />
      <Panel x={12} y={56} width={136} height={132}>
        <OwnTeam x={12} y={8} />
      </Panel>
    </Scene>
  );
}
