import { disputeStops } from '../../kit/documents/disputeStops.ts';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const x = (index: number): number => 66 + index * 110;
const y = 36;

/** The same for phones: its few words have room side by side. */
export const TermsDisputeNarrow = () => (
  <Scene width={350} height={134} ground="tint">
    <path d={`M${x(0)} ${y}H${x(1)}`} className="stroke-faint" strokeWidth={2.5} />
    <path
      d={`M${x(1)} ${y}H${x(2)}`}
      className="stroke-faint"
      strokeWidth={2.5}
      strokeDasharray="4 7"
    />
    {disputeStops.map((stop, index) => (
      <StopOnLine key={stop.name} x={x(index)} y={y} stop={stop} />
    ))}
  </Scene>
);
