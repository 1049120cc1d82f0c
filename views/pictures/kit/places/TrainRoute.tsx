import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface TrainRouteProps extends Place {
  readonly width: number;
  readonly from: string;
  readonly to: string;
}

/** Two stations with a train between them; y is the baseline. */
export function TrainRoute({ width, from, to, ...place }: TrainRouteProps) {
  const middle = (from.length * 12 + 12 + width - to.length * 11.5) / 2;
  return (
    <At {...place}>
      <Label x={0} y={0} size={22} weight={800}>
        {from}
      </Label>
      <path
        d={`M${middle - 66}-9h42m48 0h42`}
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
