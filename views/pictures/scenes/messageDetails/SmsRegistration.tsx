import { dltGrounds, dltStations } from '../../kit/documents/dltStations.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';

/** Each card is as wide as the column of its step below, and this is from one to the next. */
const column = 276;
const pitch = 308;

const top = 10;
const side = 236;

/** From the documents of a business to its first message, each in a card over its step. */
export function SmsRegistration() {
  return (
    <Scene width={1200} height={256} ground="none">
      {dltStations.map((station, index) => (
        <StationCard
          key={dltGrounds[index]}
          x={index * pitch}
          y={top}
          width={column}
          height={side}
          tone={dltGrounds[index]}
        >
          <At x={(column - side) / 2} y={0}>
            {station}
          </At>
        </StationCard>
      ))}
      {dltStations.slice(1).map((_, index) => (
        <StationArrow
          key={dltGrounds[index]}
          x={(index + 1) * pitch - (pitch - column) / 2}
          y={top + side / 2}
          turn={0}
          scale={1.3}
        />
      ))}
    </Scene>
  );
}
