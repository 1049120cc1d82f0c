import { At, type Place } from '../stage/At.tsx';
import { TulsiPot } from '../things/TulsiPot.tsx';
import { BarredWindow } from './BarredWindow.tsx';
import { LeafDoor } from './LeafDoor.tsx';
import { TiledRoof } from './TiledRoof.tsx';

interface PlainsHouseProps extends Place {
  /** From the left end of the roof to its right end. */
  readonly width: number;
  /** The left edge of the frame of its door, 112 wide. */
  readonly door: number;
  /** The left edge of its window, 84 wide. */
  readonly window: number;
  /** The middle of the tulsi that grows before its wall. */
  readonly tulsi: number;
}

const eaves = 68;
const foot = 362;

/** How far the roof reaches over the wall. */
const overhang = 16;

/** The front of a house in a small town of Bihar, 362 high: tiles, a painted wall on a plinth, a door higher than a person (264), a barred window, and the tulsi of the family. */
export const PlainsHouse = ({ width, door, window, tulsi, ...place }: PlainsHouseProps) => {
  const right = width - overhang;
  return (
    <At {...place}>
      <path
        d={`M${overhang} ${eaves - 4}H${right}V${foot}H${overhang}z`}
        className="marigold-soft"
      />
      <path
        d={`M${overhang} 296H${right}V${foot}H${overhang}z`}
        className="marigold"
        opacity={0.3}
      />
      <path d={`M${overhang} ${eaves}H${right}v14H${overhang}z`} className="shade" />
      <path
        d={`M${overhang - 5} ${foot - 14}H${right + 5}V${foot}H${overhang - 5}z`}
        className="muted"
      />
      <TiledRoof x={0} y={0} width={width} height={eaves} />
      <BarredWindow x={window} y={142} />
      <LeafDoor x={door} y={foot - 274} />
      <TulsiPot x={tulsi} y={foot + 8} scale={0.88} />
    </At>
  );
};
