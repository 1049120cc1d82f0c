import { disputeStops } from '../../kit/documents/disputeStops.ts';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const x = (index: number): number => 112 + index * 223;
const y = 49;

/** The way of a dispute: the line is dashed to the stop that is open to consumers alone. */
export const TermsDispute = () => (
  <Scene width={872} height={208} ground="tint">
    <g transform="scale(1.3)">
      <path d={`M${x(0)} ${y}H${x(1)}`} className="stroke-faint" strokeWidth={2.5} />
      <path
        d={`M${x(1)} ${y}H${x(2)}`}
        className="stroke-faint"
        strokeWidth={2.5}
        strokeDasharray="5 8"
      />
      {disputeStops.map((stop, index) => (
        <StopOnLine key={stop.name} x={x(index)} y={y} stop={stop} />
      ))}
    </g>
  </Scene>
);
