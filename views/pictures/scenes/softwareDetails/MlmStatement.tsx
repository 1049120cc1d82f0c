import { Phone } from '../../kit/devices/Phone.tsx';
import { FlatTeamStatement } from '../../kit/records/FlatTeamStatement.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same below words: all six sellers in a flatter list, and the phone goes on below the edge. */
export function MlmStatement() {
  return (
    <Scene width={400} height={420} ground="sand" grows="above">
      <Phone x={26} y={18} width={348} height={584} head={112}>
        <FlatTeamStatement width={330} />
      </Phone>
    </Scene>
  );
}
