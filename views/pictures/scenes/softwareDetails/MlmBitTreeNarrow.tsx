import { OwnTeam } from '../../kit/records/OwnTeam.tsx';
import { PlanWindow, planWindow } from '../../kit/screens/PlanWindow.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const { width, size } = planWindow.narrow;

/** The same for phones. */
export const MlmBitTreeNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <PlanWindow title="My team" narrow>
      <OwnTeam width={width} rows={100} face={60} size={size} />
    </PlanWindow>
  </Scene>
);
