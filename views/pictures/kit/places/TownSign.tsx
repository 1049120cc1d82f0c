import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

interface TownSignProps extends Place {
  readonly name: string;
  readonly width: number;
  /** It hangs on two cords from what is this far above it. */
  readonly hangs?: number;
}

/** The name of a town at the end of a way, 48 high. */
export const TownSign = ({ name, width, hangs, ...place }: TownSignProps) => (
  <Panel {...place} width={width} height={48} radius={12}>
    {hangs && (
      <path
        d={`M${width / 2 - 36} ${-hangs}V0m72 ${-hangs}V0`}
        className="stroke-muted"
        strokeWidth={2.5}
      />
    )}
    <Label x={width / 2} y={32} size={20} weight={700} anchor="middle">
      {name}
    </Label>
  </Panel>
);
