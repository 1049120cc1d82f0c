import { alongScale, scaleMarks } from '../screens/payoutModes.ts';
import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

interface AmountLinesProps extends Place {
  /** Of the scale. */
  readonly width: number;
  /** How far its lines go down from the names above them. */
  readonly height: number;
  readonly size: number;
  /** Only every second line has room for its name. */
  readonly sparse?: boolean;
}

/** The lines of the scale of amounts behind all its bars, each below its name, whose baseline is 14 above 0. */
export const AmountLines = ({ width, height, size, sparse, ...place }: AmountLinesProps) => (
  <At {...place}>
    {scaleMarks.map(([amount, mark], index) => {
      const x = alongScale(amount) * width;
      return (
        <g key={mark}>
          <path d={`M${x} 0V${height}`} className="stroke-line" strokeWidth={1.5} />
          {!(sparse && index % 2) && (
            <Label x={x} y={-14} size={size} weight={600} tone="muted" anchor="middle">
              {mark}
            </Label>
          )}
        </g>
      );
    })}
  </At>
);
