import { arrivals, readers } from '../../kit/records/readerStops.ts';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const row = (index: number): number => 49 + index * 66;
const middle = row(1);

/** An email goes to the mailbox and to employees; the ways to others are dashed, because few emails go them. */
export const PrivacyReaders = () => (
  <Scene width={872} height={299} ground="tint">
    <g transform="scale(1.3)">
      <path d={`M70 ${middle}H294V${row(0)}H374`} className="stroke-green" strokeWidth={2.5} />
      <path
        d={`M294 ${middle}V${row(2)}H374M294 ${middle}H374`}
        className="stroke-faint"
        strokeWidth={2.5}
        strokeDasharray="5 8"
      />
      {arrivals.map((stop, index) => (
        <StopOnLine key={stop.name} x={70 + index * 140} y={middle} stop={stop} />
      ))}
      {readers.map((stop, index) => (
        <StopOnLine key={stop.name} x={374} y={row(index)} stop={stop} beside />
      ))}
    </g>
  </Scene>
);
