import { arrivals, readers } from '../../kit/records/readerStops.ts';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const row = (index: number): number => 38 + index * 64;
const [trunk, branch] = [38, 72] as const;

/** The way of an email to its readers, for phones: downwards to employees, and dashed to those who rarely see one. */
export const PrivacyReadersNarrow = () => (
  <Scene width={350} height={332} ground="tint">
    <path
      d={`M${trunk} ${row(0)}V${row(2)}H${branch}`}
      className="stroke-green"
      strokeWidth={2.5}
    />
    <path
      d={`M${trunk} ${row(2)}V${row(4)}H${branch}M${trunk} ${row(3)}H${branch}`}
      className="stroke-faint"
      strokeWidth={2.5}
      strokeDasharray="4 7"
    />
    {arrivals.map((stop, index) => (
      <StopOnLine key={stop.name} x={trunk} y={row(index)} stop={stop} narrow />
    ))}
    {readers.map((stop, index) => (
      <StopOnLine key={stop.name} x={branch} y={row(index + 2)} stop={stop} narrow />
    ))}
  </Scene>
);
