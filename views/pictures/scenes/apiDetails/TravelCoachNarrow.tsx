import { BoardingCoach } from '../../kit/places/BoardingCoach.tsx';
import {
  ConfirmedPlace,
  GivenBackPlace,
  SharedPlace,
  WaitingPlace,
} from '../../kit/places/boardingPlaces.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* How far the nearer coach is below the one behind it. */
const nearer = 302;

/* Both are whole, so that they are two coaches and not one with two decks. */
const coach = { width: 520, inset: 10, bogies: [118, 402] } as const;

/** The same for a phone: two coaches on two tracks, one before the other, with two places each. */
export function TravelCoachNarrow() {
  return (
    <Scene width={520} height={612} ground="dusk">
      <BoardingCoach {...coach} x={0} y={0}>
        <ConfirmedPlace x={138} />
        <SharedPlace x={382} />
      </BoardingCoach>
      <BoardingCoach {...coach} x={0} y={nearer}>
        <WaitingPlace x={163} />
        <GivenBackPlace x={382} />
      </BoardingCoach>
    </Scene>
  );
}
