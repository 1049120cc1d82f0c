import { OwnTeam } from '../../kit/records/OwnTeam.tsx';
import { PlanWindow, planWindow } from '../../kit/screens/PlanWindow.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const { width, size } = planWindow.wide;

/** A seller sees the two in her team; the other sellers are locked. */
export const MlmBitTree = () => (
  <Scene {...bitSize} ground="mint">
    <PlanWindow title="My team">
      <OwnTeam width={width} rows={81} face={52} size={size} />
    </PlanWindow>
  </Scene>
);
