import { BoardingCoach } from '../../kit/places/BoardingCoach.tsx';
import {
  ConfirmedPlace,
  GivenBackPlace,
  SharedPlace,
  WaitingPlace,
} from '../../kit/places/boardingPlaces.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const frame = { width: 520, height: 298, rx: 16 };

/** The same for a phone: two coaches below each other, each at its platform. */
export function TravelCoachNarrow() {
  return (
    <Scene width={520} height={612} ground="none">
      <clipPath id="frame">
        <rect {...frame} />
      </clipPath>
      <g clipPath="url(#frame)">
        <rect {...frame} className="deep-lift" />
        <BoardingCoach x={0} y={-4} width={520}>
          <ConfirmedPlace x={138} />
          <SharedPlace x={382} />
        </BoardingCoach>
      </g>
      <g transform="translate(0 314)" clipPath="url(#frame)">
        <rect {...frame} className="deep-lift" />
        <BoardingCoach x={0} y={-4} width={520}>
          <WaitingPlace x={138} />
          <GivenBackPlace x={382} />
        </BoardingCoach>
      </g>
    </Scene>
  );
}
