import { firstStop, otherwise, waysOn } from '../../kit/documents/disputeStops.ts';
import { Label } from '../../kit/shapes/Label.tsx';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const [trunk, branch] = [38, 72] as const;
const first = 38;

/* The line to them has a word of its own. */
const rows = [118, 182] as const;

/** The same downwards for phones: an email first, and from there the way to the courts and the dashed one of consumers. */
export const TermsDisputeNarrow = () => (
  <Scene width={350} height={220} ground="tint">
    <path
      d={`M${trunk} ${first}V${rows[0]}H${branch}`}
      className="stroke-faint"
      strokeWidth={2.5}
    />
    <path
      d={`M${trunk} ${rows[0]}V${rows[1]}H${branch}`}
      className="stroke-faint"
      strokeWidth={2.5}
      strokeDasharray="4 7"
    />
    <Label x={trunk + 14} y={83} size={15} weight={700} tone="muted">
      {otherwise}
    </Label>
    <StopOnLine x={trunk} y={first} stop={firstStop} narrow />
    {waysOn.map((stop, index) => (
      <StopOnLine key={stop.name} x={branch} y={rows[index] ?? 0} stop={stop} narrow />
    ))}
  </Scene>
);
