import { TrainTicket } from '../../kit/documents/TrainTicket.tsx';
import { BerthPin } from '../../kit/places/BerthPin.tsx';
import { Coach } from '../../kit/places/Coach.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for a phone, with the ticket above the coach. */
export function TravelCoachNarrow() {
  return (
    <Scene width={520} height={560} ground="dusk">
      <TrainTicket x={28} y={32} turn={-2} />
      <Coach x={-60} y={316} windows={7} lit={3} />
      <BerthPin x={294} y={322} />
    </Scene>
  );
}
