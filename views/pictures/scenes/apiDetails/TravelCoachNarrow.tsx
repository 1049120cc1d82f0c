import { BoardingCoach } from '../../kit/places/BoardingCoach.tsx';
import {
  ConfirmedPlace,
  GivenBackPlace,
  SharedPlace,
  WaitingPlace,
} from '../../kit/places/boardingPlaces.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const scale = 0.84;

/** The same for a phone: narrower windows, and the coach runs out of the picture at both ends. */
export function TravelCoachNarrow() {
  return (
    <Scene width={520} height={272} ground="dusk">
      <BoardingCoach x={0} y={0} scale={scale} width={660} end={660} bogies={[150, 604]}>
        {/* The platform goes on below what the wide picture shows, so that he is cut at the knee. */}
        <path d="M0 300H660V330H0z" className="on-deep-muted" />
        <path d="M0 300H660V330H0z" className="deep" opacity={0.16} />
        <ConfirmedPlace x={70} width={100} />
        <SharedPlace x={228} width={172} />
        <GivenBackPlace x={550} width={100} />
        <WaitingPlace x={414} door={382} />
      </BoardingCoach>
    </Scene>
  );
}
