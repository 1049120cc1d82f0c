import { dataStops } from '../../kit/records/dataStops.ts';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Where the frame has both of its stops between its edges. */
const stops = [37, 106, 174, 244, 312] as const;

/** The way of a person's data for phones: a frame holds the stops that the data user answers for. */
export const DataWayNarrow = () => (
  <Scene width={350} height={134} ground="tint">
    <Panel x={71} y={9} width={138} height={116} radius={12} flat>
      <Label x={69} y={20} size={12} weight={700} tone="marigold-ink" anchor="middle">
        You are responsible
      </Label>
    </Panel>
    <path d={`M${stops[0]} 58H${stops[4]}`} className="stroke-faint" strokeWidth={2.5} />
    {dataStops.map((stop, index) => (
      <StopOnLine key={stop.name} x={stops[index] ?? 0} y={58} stop={stop} narrow />
    ))}
  </Scene>
);
