import { arrivals, readers } from '../../kit/records/readerStops.ts';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const row = (index: number): number => 30 + index * 47;

/** The way of an email to its readers, for phones: downwards to employees, and dashed to those who rarely see one. */
export const PrivacyReadersNarrow = () => (
  <Scene width={350} height={248} ground="tint">
    <path d={`M40 ${row(0)}V${row(2)}H88`} className="stroke-green" strokeWidth={2.5} />
    <path
      d={`M40 ${row(2)}V${row(4)}H88M40 ${row(3)}H88`}
      className="stroke-faint"
      strokeWidth={2.5}
      strokeDasharray="4 7"
    />
    {arrivals.map((stop, index) => (
      <StopOnLine key={stop.name} x={40} y={row(index)} stop={stop} narrow beside />
    ))}
    {readers.map((stop, index) => (
      <StopOnLine key={stop.name} x={88} y={row(index + 2)} stop={stop} narrow beside />
    ))}
  </Scene>
);
