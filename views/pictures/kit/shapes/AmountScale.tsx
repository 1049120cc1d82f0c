import { payoutModes, scaleMarks } from '../screens/payoutModes.ts';
import { At, type Place } from '../stage/At.tsx';
import { AmountBar } from './AmountBar.tsx';
import { Label } from './Label.tsx';

interface AmountScaleProps extends Place {
  /** Where the scale begins, where each mark is, and where it ends. */
  readonly stops: readonly [number, number, number, number, number];
  /** From bar to bar, and how high one is. */
  readonly step: number;
  readonly bar: number;
  readonly size: number;
  /** Where the names stand: left of the bars, or on a line above each. */
  readonly names: 'left' | 'above';
}

/** What each mode of payout carries, from small amounts on the left to large ones on the right. */
export function AmountScale({ stops, step, bar, size, names, ...place }: AmountScaleProps) {
  const above = names === 'above';
  const foot = payoutModes.length * step;
  return (
    <At {...place}>
      {scaleMarks.map((mark, index) => {
        const x = stops[(index + 1) as 1 | 2 | 3];
        return (
          <g key={mark}>
            <path
              d={`M${x} 12V${foot}`}
              className="stroke-faint"
              strokeWidth={2}
              strokeDasharray="2 7"
            />
            <Label x={x} y={0} size={size} weight={600} tone="muted" anchor="middle">
              {mark}
            </Label>
          </g>
        );
      })}
      {payoutModes.map((mode, index) => {
        const y = (index + 1) * step - bar;
        return (
          <g key={mode.name}>
            <Label
              x={above ? stops[0] : 0}
              y={above ? y - 8 : y + bar / 2 + 8}
              size={above ? size + 2 : 22}
              weight={800}
            >
              {mode.name}
            </Label>
            <AmountBar
              mode={mode}
              y={y}
              height={bar}
              stops={stops}
              size={size}
              open={above ? 'The bank’s limit' : 'The bank sets the limit'}
            />
          </g>
        );
      })}
    </At>
  );
}
