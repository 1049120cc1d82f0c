import { DayLanes } from '../../kit/shapes/DayLanes.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const modes = [
  ['IMPS', 'one by one'],
  ['NEFT', '48 batches a day'],
] as const;

/** When money moves: by IMPS at any hour, by NEFT in a batch every half hour. */
export function TransferDay() {
  return (
    <Scene width={1200} height={248}>
      <Panel x={24} y={20} width={1152} height={208}>
        <DayLanes x={220} y={16} width={908} step={58} lanes={['always', 'batches']} size={16} />
        {modes.map(([name, note], index) => (
          <g key={name} transform={`translate(28 ${82 + index * 58})`}>
            <Label x={0} y={4} size={24} weight={800}>
              {name}
            </Label>
            <Label x={0} y={27} size={17} tone="muted">
              {note}
            </Label>
          </g>
        ))}
      </Panel>
    </Scene>
  );
}
