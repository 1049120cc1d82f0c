import { Dots } from '../../kit/Backdrop.tsx';
import { BerthPin } from '../../kit/BerthPin.tsx';
import { Coach } from '../../kit/Coach.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TrainTicket } from '../../kit/TrainTicket.tsx';

/** A night train at the platform; one window of coach B2 is lit, and the ticket for that berth lies before it. */
export function TravelCoach() {
  return (
    <Scene width={1200} height={360} ground="dusk">
      <Dots x={40} y={32} size={1120} rows={4} tone="brand" />
      <Coach x={-44} y={88} windows={15} lit={9} />
      <BerthPin x={802} y={94} />
      <TrainTicket x={40} y={76} turn={-3} scale={0.84} />
    </Scene>
  );
}
