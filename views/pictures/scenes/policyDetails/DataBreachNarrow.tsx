import { breachStops } from '../../kit/records/breachStops.ts';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const x = 38;
const y = (index: number): number => 38 + index * 54;

/** The hours after a breach, downwards for phones: dashed to the report that is not a duty yet. */
export const DataBreachNarrow = () => (
  <Scene width={350} height={238} ground="tint">
    <path d={`M${x} ${y(0)}V${y(2)}`} className="stroke-faint" strokeWidth={2.5} />
    <path
      d={`M${x} ${y(2)}V${y(3)}`}
      className="stroke-faint"
      strokeWidth={2.5}
      strokeDasharray="4 7"
    />
    {breachStops.map((stop, index) => (
      <StopOnLine key={stop.name} x={x} y={y(index)} stop={stop} narrow />
    ))}
  </Scene>
);
