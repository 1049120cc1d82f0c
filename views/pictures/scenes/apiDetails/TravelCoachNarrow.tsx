import { BoardingCoach } from '../../kit/places/BoardingCoach.tsx';
import {
  ConfirmedPlace,
  GivenBackPlace,
  SharedPlace,
  WaitingPlace,
} from '../../kit/places/boardingPlaces.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const scale = 0.86;

/* Of the letters, of which two stand closer than in the wide picture. */
const sign = 70;

/** The same for a phone: a piece of the coach with narrower windows, which runs out of the picture at both ends. */
export function TravelCoachNarrow() {
  return (
    <Scene width={400} height={332} ground="dusk">
      <BoardingCoach x={0} y={26} scale={scale} width={466} end={520} bogies={[130, 440]}>
        <ConfirmedPlace x={52} width={82} sign={sign} />
        <SharedPlace x={170} width={122} sign={sign} />
        <GivenBackPlace x={422} width={64} sign={sign} />
        <WaitingPlace x={336} sign={sign} scale={1.13} feet={342} door={244} leaves={1} />
      </BoardingCoach>
    </Scene>
  );
}
