import { At } from '../stage/At.tsx';

interface DayTrackProps {
  readonly y: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
  /** Where time is left out. */
  readonly breaks: readonly number[];
  readonly ticks: readonly number[];
  /** A tick that ends above words, and how far down. */
  readonly short?: readonly [x: number, down: number] | undefined;
}

/** How much ground a break shows, and how far its edges lean. */
const open = 10;
const lean = 6;
const radius = 16;

const head = (x: number, height: number) =>
  `M${x + radius} 0a${radius} ${radius} 0 00${-radius} ${radius}V${height - radius}a${radius} ${radius} 0 00${radius} ${radius}`;

const tail = (x: number) =>
  `H${x - radius}a${radius} ${radius} 0 00${radius} ${-radius}V${radius}a${radius} ${radius} 0 00${-radius} ${-radius}z`;

/** The track of one mode on the scale of a day, torn where time is left out. */
export function DayTrack({ y, height, from, to, breaks, ticks, short }: DayTrackProps) {
  const torn = breaks.map(
    (x) =>
      `H${x - open / 2 - lean}L${x - open / 2 + lean} 0zM${x + open / 2 + lean} 0L${x + open / 2 - lean} ${height}`,
  );
  return (
    <At x={0} y={y}>
      <path d={[head(from, height), ...torn, tail(to)].join('')} className="letter" />
      <path
        d={ticks.map((x) => `M${x} 0V${x === short?.[0] ? short[1] : height}`).join('')}
        className="stroke-faint"
        strokeWidth={1.5}
        opacity={0.4}
      />
    </At>
  );
}
