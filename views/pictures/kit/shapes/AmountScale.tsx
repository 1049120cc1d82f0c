import { alongScale, payoutModes, scaleMarks } from '../screens/payoutModes.ts';
import { At, type Place } from '../stage/At.tsx';
import { AmountLines } from './AmountLines.tsx';
import { AmountTrack } from './AmountTrack.tsx';
import { Label } from './Label.tsx';
import { ModeName } from './ModeName.tsx';

interface AmountScaleProps extends Place {
  readonly width: number;
}

/** From lane to lane; each has its name on the line above it. */
const step = 98;

/** How far a lane begins before the scale. */
const before = 22;

const height = 42;

/** What each mode carries, from small amounts on the left to large ones on the right, and below the last the names of the lines. */
export function AmountScale({ width, ...place }: AmountScaleProps) {
  const scale = width - before;
  return (
    <At {...place}>
      {payoutModes.map((mode, index) => (
        <g key={mode.name} transform={`translate(0 ${index * step})`}>
          <ModeName x={0} y={0} mode={mode} size={34} />
          {mode.note && (
            <Label x={width} y={23} size={14} tone="muted" anchor="end">
              {mode.note}
            </Label>
          )}
          <AmountLines x={before} y={42 + height} width={scale} height={7} />
          <AmountTrack
            x={before}
            y={42}
            mode={mode}
            bar={{ width: scale, before, height, size: 13.5, stacked: true }}
          />
        </g>
      ))}
      {scaleMarks.map(([amount, mark]) => (
        <Label
          key={mark}
          x={before + alongScale(amount) * scale}
          y={step * (payoutModes.length - 1) + 42 + height + 24}
          size={13}
          tone="muted"
          anchor="middle"
        >
          {mark}
        </Label>
      ))}
    </At>
  );
}
