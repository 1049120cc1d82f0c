import { TrainTicket } from '../../kit/documents/TrainTicket.tsx';
import { BerthPin } from '../../kit/places/BerthPin.tsx';
import { Coach } from '../../kit/places/Coach.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A night train at the platform; one window of coach B2 is lit, and the ticket for that berth lies before it. */
export function TravelCoach() {
  return (
    <Scene width={1200} height={328} ground="dusk">
      <Dots x={40} y={32} size={1120} rows={4} tone="brand" />
      <Coach x={-44} y={72} windows={15} lit={9} />
      <BerthPin x={802} y={78} />
      <TrainTicket x={40} y={60} turn={-3} scale={0.84} />
    </Scene>
  );
}
