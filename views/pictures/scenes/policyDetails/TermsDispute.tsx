import { firstStop, otherwise, waysOn } from '../../kit/documents/disputeStops.ts';
import { Label } from '../../kit/shapes/Label.tsx';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const [start, fork, end] = [130, 288, 368] as const;
const rows = [50, 128] as const;
const middle = 89;

/** A dispute about the terms begins with an email; from there one way leads to the courts, and a dashed one is open to consumers. */
export const TermsDispute = () => (
  <Scene width={872} height={260} ground="tint">
    <g transform="scale(1.3)">
      <path
        d={`M${start} ${middle}H${fork}V${rows[0]}H${end}`}
        className="stroke-faint"
        strokeWidth={2.5}
      />
      <path
        d={`M${fork} ${middle}V${rows[1]}H${end}`}
        className="stroke-faint"
        strokeWidth={2.5}
        strokeDasharray="5 8"
      />
      <Label
        x={(start + 24 + fork) / 2}
        y={middle - 9}
        size={12}
        weight={700}
        tone="muted"
        anchor="middle"
      >
        {otherwise}
      </Label>
      <StopOnLine x={start} y={middle} stop={firstStop} />
      {waysOn.map((stop, index) => (
        <StopOnLine key={stop.name} x={end} y={rows[index] ?? 0} stop={stop} beside />
      ))}
    </g>
  </Scene>
);
