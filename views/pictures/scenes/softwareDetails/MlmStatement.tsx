import { Phone } from '../../kit/devices/Phone.tsx';
import { TeamStatement } from '../../kit/records/TeamStatement.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same below words: the phone runs over the edge, which cuts the fourth seller: more of them follow. */
export function MlmStatement() {
  return (
    <Scene width={400} height={420} ground="mint" grows="above">
      <Rings x={0} y={420} size={320} tone="green-soft" />
      <Phone x={48} y={20} width={304} height={584} head={148}>
        <TeamStatement width={286} rows={4} />
      </Phone>
    </Scene>
  );
}
