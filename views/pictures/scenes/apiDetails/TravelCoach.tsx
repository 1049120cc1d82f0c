import { BoardingCoach } from '../../kit/places/BoardingCoach.tsx';
import {
  ConfirmedPlace,
  GivenBackPlace,
  SharedPlace,
  WaitingPlace,
} from '../../kit/places/boardingPlaces.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A night train whose places say who may board; each stands over the stub of its status. */
export function TravelCoach() {
  return (
    <Scene width={1200} height={310} ground="dusk">
      <BoardingCoach x={0} y={0} width={1200} bogies={[294, 956]}>
        <ConfirmedPlace x={141} />
        <SharedPlace x={447} />
        <WaitingPlace x={753} />
        <GivenBackPlace x={1059} />
      </BoardingCoach>
    </Scene>
  );
}
