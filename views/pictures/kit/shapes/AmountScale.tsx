import { alongScale, payoutModes, scaleMarks } from '../screens/payoutModes.ts';
import { At, type Place } from '../stage/At.tsx';
import { AmountTrack } from './AmountTrack.tsx';
import { Label } from './Label.tsx';
import { ModeName } from './ModeName.tsx';

interface AmountScaleProps extends Place {
  readonly width: number;
}

/** From bar to bar; each has its name and its limit on the line above it. */
const step = 84;

/** Of the scale within the ground of its bars. */
const inset = 14;

/** What each mode carries, from small amounts on the left to large ones on the right, and below the last the names of the lines. */
export function AmountScale({ width, ...place }: AmountScaleProps) {
  const scale = width - 2 * inset;
  return (
    <At {...place}>
      {payoutModes.map((mode, index) => (
        <g key={mode.name} transform={`translate(0 ${index * step})`}>
          <ModeName x={0} y={18} mode={mode} width={width} />
          <AmountTrack x={inset} y={30} mode={mode} width={scale} />
        </g>
      ))}
      {scaleMarks.map(([amount, mark]) => (
        <Label
          key={mark}
          x={inset + alongScale(amount) * scale}
          y={step * (payoutModes.length - 1) + 90}
          size={13}
          weight={600}
          tone="muted"
          anchor="middle"
        >
          {mark}
        </Label>
      ))}
    </At>
  );
}
