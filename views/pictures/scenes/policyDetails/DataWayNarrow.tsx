import { dataStops } from '../../kit/records/dataStops.ts';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const x = 44;

/* The words of the frame are above its two stops. */
const rows = [36, 126, 180, 238, 292] as const;

/** The way of a person's data, downwards for phones: a frame holds the stops that the data user answers for. */
export const DataWayNarrow = () => (
  <Scene width={350} height={328} ground="tint">
    <Panel x={14} y={64} width={322} height={146} flat>
      <path d="M1 32V16A15 15 0 0116 1H306a15 15 0 0115 15V32z" className="marigold-soft" />
      <Label x={62} y={22} size={15} weight={700} tone="marigold-ink">
        You are responsible
      </Label>
    </Panel>
    <path d={`M${x} ${rows[0]}V${rows[4]}`} className="stroke-faint" strokeWidth={2.5} />
    {dataStops.map((stop, index) => (
      <StopOnLine key={stop.name} x={x} y={rows[index] ?? 0} stop={stop} narrow />
    ))}
  </Scene>
);
