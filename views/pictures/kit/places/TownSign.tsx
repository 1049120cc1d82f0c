import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface TownSignProps extends Place {
  readonly name: string;
  readonly width: number;
}

/** The name of a town on a board that a wall carries, 36 high. */
export const TownSign = ({ name, width, ...place }: TownSignProps) => (
  <At {...place}>
    <rect width={width} height={36} rx={5} className="deep-lift" />
    {/* After dark the night behind it is as deep as the board. */}
    <rect
      x={1.25}
      y={1.25}
      width={width - 2.5}
      height={33.5}
      rx={4}
      className="stroke-brand-lift"
      strokeWidth={2.5}
    />
    <Label x={width / 2} y={26} size={23} weight={700} tone="on-deep" anchor="middle">
      {name}
    </Label>
  </At>
);
