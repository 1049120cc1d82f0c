import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { TransferLanes } from '../../kit/shapes/TransferLanes.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const modes = [
  ['IMPS', 'moves at 12:08', 'Not credited: reversed by the next day'],
  ['NEFT', 'moves with the 12:30 batch', 'Not credited: back by 14:30'],
] as const;

/** The same for a phone, with the words above and below the lanes. */
export function TransferDayNarrow() {
  return (
    <Scene width={400} height={322}>
      <Panel x={16} y={16} width={368} height={290}>
        {modes.map(([name, moves, back], index) => (
          <g key={name} transform={`translate(20 ${38 + index * 120})`}>
            <Label x={0} y={0} size={19} weight={800}>
              {name}
            </Label>
            <Label x={58} y={0} size={16} tone="muted">
              {moves}
            </Label>
            <Label
              x={328}
              y={76 + index * 32}
              size={15}
              weight={600}
              tone="marigold-ink"
              anchor="end"
            >
              {back}
            </Label>
          </g>
        ))}
        <TransferLanes
          x={40}
          y={0}
          width={288}
          lanes={[52, 172]}
          height={40}
          size={15}
          every={60}
        />
      </Panel>
    </Scene>
  );
}
