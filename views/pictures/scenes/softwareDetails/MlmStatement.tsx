import { Phone } from '../../kit/devices/Phone.tsx';
import { TeamStatement } from '../../kit/records/TeamStatement.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same below words: the phone runs over the edge, which lies between two sellers. */
export function MlmStatement() {
  return (
    <Scene width={400} height={412} ground="mint" grows="above">
      <Rings x={0} y={412} size={320} tone="green-soft" />
      <Phone x={33} y={21} scale={1.1} width={304} height={584} head={148}>
        <TeamStatement width={286} rows={3} />
      </Phone>
    </Scene>
  );
}
