import { breachStops } from '../../kit/records/breachStops.ts';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const x = (index: number): number => 84 + index * 168;
const y = 49;

/** The hours after a breach: the line is dashed to the report that is not a duty yet. */
export const DataBreach = () => (
  <Scene width={872} height={208} ground="tint">
    <g transform="scale(1.3)">
      <path d={`M${x(0)} ${y}H${x(2)}`} className="stroke-faint" strokeWidth={2.5} />
      <path
        d={`M${x(2)} ${y}H${x(3)}`}
        className="stroke-faint"
        strokeWidth={2.5}
        strokeDasharray="5 8"
      />
      {breachStops.map((stop, index) => (
        <StopOnLine key={stop.name} x={x(index)} y={y} stop={stop} />
      ))}
    </g>
  </Scene>
);
