import { alongScale, payoutModes, scaleMarks } from '../screens/payoutModes.ts';
import { At, type Place } from '../stage/At.tsx';
import { AmountBar } from './AmountBar.tsx';
import { Label } from './Label.tsx';

interface AmountScaleProps extends Place {
  readonly width: number;
}

/** From bar to bar; each has its name and its limit on the line above it. */
const step = 74;

/** What each mode of payout carries, from small amounts on the left to large ones on the right. */
export function AmountScale({ width, ...place }: AmountScaleProps) {
  return (
    <At {...place}>
      {scaleMarks
        /* There is room for every second name. */
        .filter((_, index) => index % 2 === 0)
        .map(([amount, mark], index) => (
          <Label
            key={mark}
            x={alongScale(amount) * width}
            y={0}
            size={16}
            weight={600}
            tone="muted"
            anchor={index === 0 ? 'start' : 'middle'}
          >
            {mark}
          </Label>
        ))}
      {payoutModes.map((mode, index) => {
        const y = 40 + index * step;
        return (
          <g key={mode.name}>
            <Label x={0} y={y} size={19} weight={800}>
              {mode.name}
            </Label>
            {mode.carries && (
              <Label x={width} y={y} size={16} weight={600} tone="muted" anchor="end">
                {mode.limit}
              </Label>
            )}
            <AmountBar mode={mode} y={y + 11} width={width} />
          </g>
        );
      })}
    </At>
  );
}
