import { BoardingCoach } from '../../kit/places/BoardingCoach.tsx';
import {
  ConfirmedPlace,
  GivenBackPlace,
  SharedPlace,
  WaitingPlace,
} from '../../kit/places/boardingPlaces.tsx';
import { CoachNumber, DestinationBoard } from '../../kit/places/coachBoards.tsx';
import { StationRoof } from '../../kit/places/StationRoof.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A night train whose places say who may board; each stands over the stub of its status. */
export function TravelCoach() {
  return (
    <Scene width={1200} height={376} ground="dusk">
      <StationRoof width={1200} posts={[294, 906]} board={600} />
      <BoardingCoach x={0} y={46} width={1200} end={1172} bogies={[294, 1012]}>
        <DestinationBoard x={278} y={108} />
        <CoachNumber x={917} y={156} />
        <ConfirmedPlace x={141} />
        <SharedPlace x={447} />
        <WaitingPlace x={753} scale={0.8} feet={316} door={588} leaves={2} />
        <GivenBackPlace x={1059} />
      </BoardingCoach>
    </Scene>
  );
}
