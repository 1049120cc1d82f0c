import { Phone } from '../../kit/devices/Phone.tsx';
import { TeamStatement } from '../../kit/records/TeamStatement.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Beside the calculation: the seller’s own phone, on which one sale is open down to its order line. */
export function MlmStatementTall() {
  return (
    <Scene width={400} height={640} ground="sand" grows="around">
      <Phone x={48} y={26} width={304} height={588} head={148}>
        <TeamStatement width={286} shown={4} />
      </Phone>
    </Scene>
  );
}
