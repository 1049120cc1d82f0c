import { BoardingCoach } from '../../kit/places/BoardingCoach.tsx';
import {
  ConfirmedPlace,
  GivenBackPlace,
  SharedPlace,
  WaitingPlace,
} from '../../kit/places/boardingPlaces.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const half = { width: 520, height: 302, rx: 16 };

/** The same for a phone: two framed coaches below each other. */
export function TravelCoachNarrow() {
  return (
    <Scene width={520} height={620} ground="none">
      <clipPath id="half">
        <rect {...half} />
      </clipPath>
      <g clipPath="url(#half)">
        <rect {...half} className="deep-lift" />
        <BoardingCoach x={0} y={-4} width={520}>
          <ConfirmedPlace x={138} />
          <SharedPlace x={382} />
        </BoardingCoach>
      </g>
      <g transform="translate(0 318)">
        <g clipPath="url(#half)">
          <rect {...half} className="deep-lift" />
          <BoardingCoach x={0} y={-4} width={520}>
            <WaitingPlace x={138} />
            <GivenBackPlace x={382} />
          </BoardingCoach>
        </g>
      </g>
    </Scene>
  );
}
