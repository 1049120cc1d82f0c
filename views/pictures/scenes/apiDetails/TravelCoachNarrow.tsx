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

/* Both end in the picture, so that they are two coaches and not one with two decks. */
const coach = { width: 520, end: 496 } as const;

/** The same for a phone: two coaches on two tracks, one before the other, with two places each. */
export function TravelCoachNarrow() {
  return (
    <Scene width={520} height={612} ground="dusk">
      <BoardingCoach {...coach} x={0} y={0} bogies={[106, 384]}>
        <ConfirmedPlace x={122} />
        <SharedPlace x={360} />
      </BoardingCoach>
      {/* Its other wheels are out of the picture, where nobody stands before them. */}
      <BoardingCoach {...coach} x={0} y={nearer} bogies={[402]}>
        <WaitingPlace x={163} />
        <GivenBackPlace x={384} />
      </BoardingCoach>
    </Scene>
  );
}
