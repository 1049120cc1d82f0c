import { alongScale, scaleMarks } from '../screens/payoutModes.ts';
import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

interface AmountLinesProps extends Place {
  /** Of the scale. */
  readonly width: number;
  /** How far its lines go down. */
  readonly height: number;
  /** Of the names above them; without it they have none. */
  readonly size?: number;
}

/** The lines of the scale of amounts behind its bars, each below its name, whose baseline is 10 above 0. */
export const AmountLines = ({ width, height, size, ...place }: AmountLinesProps) => (
  <At {...place}>
    {scaleMarks.map(([amount, mark]) => {
      const x = alongScale(amount) * width;
      return (
        <g key={mark}>
          <path
            d={`M${x} 0V${height}`}
            className="stroke-line"
            strokeWidth={1.5}
            strokeLinecap="butt"
          />
          {size && (
            <Label x={x} y={-10} size={size} tone="muted" anchor="middle">
              {mark}
            </Label>
          )}
        </g>
      );
    })}
  </At>
);
