import { OwnTeam } from '../../kit/records/OwnTeam.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones. */
export const MlmBitTreeNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <OwnTeam
      others={[
        [30, 30],
        [80, 30],
        [130, 30],
      ]}
      own={[80, 93]}
      team={{ down: 60, aside: 33 }}
      face={54}
      field={{ x: 14, y: 59, width: 132, height: 127 }}
    />
  </Scene>
);
