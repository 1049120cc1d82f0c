import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface TrainRouteProps extends Place {
  readonly width: number;
  readonly from: string;
  readonly to: string;
}

/** How wide a letter of each name is, and what is free beside a name. */
const letter = { from: 14.2, to: 12.4 } as const;
const air = 13;

/** Two stations with a train between them, on a line from name to name; y is the baseline. */
export function TrainRoute({ width, from, to, ...place }: TrainRouteProps) {
  const [start, end] = [from.length * letter.from + air, width - to.length * letter.to - air];
  const middle = (start + end) / 2;
  return (
    <At {...place}>
      <Label x={0} y={0} size={22} weight={800}>
        {from}
      </Label>
      <path
        d={`M${middle - 22}-9H${start}M${middle + 22}-9H${end}`}
        className="stroke-faint"
        strokeWidth={2}
        strokeDasharray="1 6"
      />
      <Glyph name="train" x={middle - 12} y={-21} tone="brand" />
      <Label x={width} y={0} size={22} weight={800} anchor="end">
        {to}
      </Label>
    </At>
  );
}
