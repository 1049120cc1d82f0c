import { TrainTicket } from '../../kit/documents/TrainTicket.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A whole train ticket. */
export function CoreTravel() {
  return (
    <Scene width={520} height={260} ground="brand" radius={0}>
      <TrainTicket x={28} y={26} />
    </Scene>
  );
}
