import { BoardingCoach } from '../../kit/places/BoardingCoach.tsx';
import {
  ConfirmedPlace,
  GivenBackPlace,
  SharedPlace,
  WaitingPlace,
} from '../../kit/places/boardingPlaces.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const scale = 0.86;

/* Of the letters: a quarter of the picture less the gap between two. */
const sign = 84;

/** The same for a phone: a piece of the coach with narrower windows, a quarter for each place, which runs out of the picture at both ends. */
export function TravelCoachNarrow() {
  return (
    <Scene width={400} height={332} ground="dusk">
      <BoardingCoach x={0} y={26} scale={scale} width={466} end={520} bogies={[116, 380]}>
        <ConfirmedPlace x={60} width={82} sign={sign} />
        <SharedPlace x={174} width={108} sign={sign} />
        <WaitingPlace x={290} sign={sign} scale={0.92} feet={327} door={238} leaves={1} />
        <GivenBackPlace x={406} width={76} sign={sign} />
      </BoardingCoach>
    </Scene>
  );
}
