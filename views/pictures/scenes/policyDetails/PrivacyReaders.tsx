import { arrivals, readers } from '../../kit/records/readerStops.ts';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const middle = 96;
const row = (index: number): number => 40 + index * 56;

/** An email goes to the mailbox and to employees; the ways to others are dashed, because few emails go them. */
export const PrivacyReaders = () => (
  <Scene width={872} height={250} ground="tint">
    <g transform="scale(1.3)">
      <path d={`M76 ${middle - 22}H300V40H380`} className="stroke-green" strokeWidth={2.5} />
      <path
        d={`M300 ${middle - 22}V${row(2)}H380M300 ${row(1)}H380`}
        className="stroke-faint"
        strokeWidth={2.5}
        strokeDasharray="5 8"
      />
      {arrivals.map((stop, index) => (
        <StopOnLine key={stop.name} x={76 + index * 140} y={middle - 22} stop={stop} />
      ))}
      {readers.map((stop, index) => (
        <StopOnLine key={stop.name} x={380} y={row(index)} stop={stop} beside />
      ))}
    </g>
  </Scene>
);
