import { dataStops } from '../../kit/records/dataStops.ts';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StopOnLine } from '../../kit/shapes/StopOnLine.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const x = (index: number): number => 72 + index * 132;

/** A person's data goes from stop to stop, and a frame holds those that the data user answers for. */
export const DataWay = () => (
  <Scene width={872} height={242} ground="tint">
    <g transform="scale(1.3)">
      <Panel x={132} y={14} width={276} height={158} flat>
        <Label x={138} y={27} size={15} weight={700} tone="marigold-ink" anchor="middle">
          You are responsible
        </Label>
      </Panel>
      <path d={`M${x(0)} 78H${x(4)}`} className="stroke-faint" strokeWidth={2.5} />
      {dataStops.map((stop, index) => (
        <StopOnLine key={stop.name} x={x(index)} y={78} stop={stop} />
      ))}
    </g>
  </Scene>
);
