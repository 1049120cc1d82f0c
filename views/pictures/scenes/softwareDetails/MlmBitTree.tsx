import { OwnTeam } from '../../kit/records/OwnTeam.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A tree of sellers, of whom the marked one sees only her own team. */
export const MlmBitTree = () => (
  <Scene {...bitSize} ground="mint">
    <OwnTeam
      others={[
        [38, 30],
        [38, 75],
        [38, 120],
      ]}
      own={[150, 44]}
      team={{ down: 61, aside: 39 }}
      face={51}
      field={{ x: 76, y: 11, width: 148, height: 128 }}
    />
  </Scene>
);
