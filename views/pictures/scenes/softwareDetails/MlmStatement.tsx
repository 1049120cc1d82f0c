import { Phone } from '../../kit/devices/Phone.tsx';
import { FlatTeamStatement } from '../../kit/records/FlatTeamStatement.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same below words: all six sellers in lower rows, and the phone goes on below the edge. */
export function MlmStatement() {
  return (
    <Scene width={400} height={460} ground="sand" grows="above">
      <Phone x={26} y={16} width={348} height={584} head={102}>
        <FlatTeamStatement width={330} />
      </Phone>
    </Scene>
  );
}
