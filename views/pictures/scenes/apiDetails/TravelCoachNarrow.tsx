import { BoardingCoach } from '../../kit/places/BoardingCoach.tsx';
import {
  ConfirmedPlace,
  GivenBackPlace,
  SharedPlace,
  WaitingPlace,
} from '../../kit/places/boardingPlaces.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const windows = { width: 520, height: 252, rx: 16 };
const platform = { width: 520, height: 302, rx: 16 };

/** The same for a phone: two framed coaches below each other. */
export function TravelCoachNarrow() {
  return (
    <Scene width={520} height={570} ground="none">
      <clipPath id="windows">
        <rect {...windows} />
      </clipPath>
      <clipPath id="platform">
        <rect {...platform} />
      </clipPath>
      <g clipPath="url(#windows)">
        <rect {...windows} className="deep-lift" />
        <BoardingCoach x={0} y={-4} width={520}>
          <ConfirmedPlace x={138} />
          <SharedPlace x={382} />
        </BoardingCoach>
      </g>
      <g transform="translate(0 268)">
        <g clipPath="url(#platform)">
          <rect {...platform} className="deep-lift" />
          <BoardingCoach x={0} y={-4} width={520}>
            <WaitingPlace x={138} />
            <GivenBackPlace x={382} />
          </BoardingCoach>
        </g>
      </g>
    </Scene>
  );
}
