import { StationClock } from '../../kit/places/StationClock.tsx';
import { TatkalSign } from '../../kit/places/TatkalSign.tsx';
import { PassengerCode } from '../../kit/screens/PassengerCode.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The margin around everything; above and below, the ground goes on by half of it. */
const side = 32;
const top = 16;

/** The same beside words: name board and clock hang from the roof of a platform, and below them is the passenger’s code. */
export function TravelTatkalTall() {
  return (
    <Scene width={400} height={600} ground="warm" grows="around">
      <Rings x={400} y={0} size={420} tone="marigold-soft" />
      <path
        d={`M84-600h8V${top}h-8zM308-600h8V${top}h-8zM164 88h8v64h-8zM228 88h8v64h-8z`}
        className="deep"
      />
      <TatkalSign x={side} y={top} />
      <StationClock x={200} y={270} scale={1.06} />
      <PassengerCode x={side} y={452} />
    </Scene>
  );
}
