import { Scene } from '../../kit/Scene.tsx';
import { TrainTicket } from '../../kit/TrainTicket.tsx';

/** A whole train ticket. */
export function CoreTravel() {
  return (
    <Scene width={520} height={234} ground="brand">
      <TrainTicket x={28} y={13} />
    </Scene>
  );
}
