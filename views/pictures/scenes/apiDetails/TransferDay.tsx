import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { TransferLanes } from '../../kit/shapes/TransferLanes.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const modes = [
  ['IMPS', 'at any minute', 'green'],
  ['NEFT', '48 batches a day', 'brand'],
] as const;

/** When money moves: by IMPS at any hour, by NEFT in a batch every half hour. */
export function TransferDay() {
  return (
    <Scene width={1200} height={264}>
      <Panel x={24} y={20} width={1152} height={224}>
        <TransferLanes x={236} y={20} width={888} step={54} size={16} />
        {modes.map(([name, note, tone], index) => (
          <g key={name} transform={`translate(28 ${99 + index * 54})`}>
            <rect y={-21} width={8} height={42} rx={4} className={tone} />
            <Label x={24} y={-1} size={22} weight={800}>
              {name}
            </Label>
            <Label x={24} y={20} size={17} tone="muted">
              {note}
            </Label>
          </g>
        ))}
      </Panel>
    </Scene>
  );
}
