import { StationClock } from '../../kit/places/StationClock.tsx';
import { TatkalSign } from '../../kit/places/TatkalSign.tsx';
import { PassengerCode } from '../../kit/screens/PassengerCode.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The margin around everything; above and below, the ground goes on by half of it. */
const side = 32;
const top = 16;

/** Name board and clock hang from the roof of a platform: at half past ten, the first half hour after ten is not for agents. */
export function TravelTatkal() {
  return (
    <Scene width={400} height={456} ground="warm" grows="around">
      <Rings x={400} y={0} size={340} tone="marigold-soft" />
      <path
        d="M84-456h8V16h-8zM308-456h8V16h-8zM176 88h7v40h-7zM217 88h7v40h-7z"
        className="deep"
      />
      <TatkalSign x={side} y={top} />
      <StationClock x={200} y={196} scale={0.66} />
      <PassengerCode x={side} y={308} />
    </Scene>
  );
}
