import { BoardingCoach } from '../../kit/places/BoardingCoach.tsx';
import {
  ConfirmedPlace,
  GivenBackPlace,
  SharedPlace,
  WaitingPlace,
} from '../../kit/places/boardingPlaces.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* How far the lower deck is below the upper one. */
const deck = 302;

/** The same for a phone: one coach with two decks, the lower one level with the platform. */
export function TravelCoachNarrow() {
  return (
    <Scene width={520} height={612} ground="dusk">
      <BoardingCoach x={0} y={0} width={520} floor={546} bogies={[382]}>
        <path d="M0 250H520v6H0z" className="on-deep" opacity={0.3} />
        <ConfirmedPlace x={138} />
        <SharedPlace x={382} />
        <At x={0} y={deck}>
          <WaitingPlace x={138} />
          <GivenBackPlace x={382} />
        </At>
      </BoardingCoach>
    </Scene>
  );
}
