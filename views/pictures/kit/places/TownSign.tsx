import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

interface TownSignProps extends Place {
  readonly name: string;
  readonly width: number;
}

/** The name of a town at the end of a way, 48 high. */
export const TownSign = ({ name, width, ...place }: TownSignProps) => (
  <Panel {...place} width={width} height={48} radius={12}>
    <Label x={width / 2} y={32} size={20} weight={700} anchor="middle">
      {name}
    </Label>
  </Panel>
);
