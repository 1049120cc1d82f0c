import { BoardingCoach } from '../../kit/places/BoardingCoach.tsx';
import {
  ConfirmedPlace,
  GivenBackPlace,
  SharedPlace,
  WaitingPlace,
} from '../../kit/places/boardingPlaces.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for a phone: two coaches below each other. */
export function TravelCoachNarrow() {
  return (
    <Scene width={520} height={620} ground="dusk">
      <BoardingCoach x={0} y={0} width={520}>
        <ConfirmedPlace x={138} />
        <SharedPlace x={382} />
      </BoardingCoach>
      <BoardingCoach x={0} y={310} width={520}>
        <WaitingPlace x={138} />
        <GivenBackPlace x={382} />
      </BoardingCoach>
    </Scene>
  );
}
