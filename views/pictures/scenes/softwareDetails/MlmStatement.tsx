import { Phone } from '../../kit/devices/Phone.tsx';
import { TeamStatement } from '../../kit/records/TeamStatement.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same below words: one sale down to its order line, and how many more sellers the list has below the edge. */
export function MlmStatement() {
  return (
    <Scene width={400} height={416} ground="sand" grows="above">
      <Phone x={26} y={35} width={348} height={588} head={148}>
        <TeamStatement width={330} shown={1} />
      </Phone>
    </Scene>
  );
}
