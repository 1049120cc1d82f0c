import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { TransferLanes } from '../../kit/shapes/TransferLanes.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const modes = [
  {
    name: 'IMPS',
    moves: 'Moves at 12:08',
    at: 302,
    back: 'reversed by T+1, the next day',
    below: 111,
  },
  { name: 'NEFT', moves: 'Moves with the 12:30 batch', at: 408, back: 'back by 14:30', below: 254 },
] as const;

/** A transfer sent at 12:08, by IMPS and by NEFT: when it moves, and when it is back if it is not credited. */
export function TransferDay() {
  return (
    <Scene width={1200} height={320}>
      <Panel x={24} y={24} width={1152} height={272}>
        {modes.map(({ name, back, below }, index) => (
          <g key={name}>
            <Label x={32} y={62 + index * 108} size={24} weight={800}>
              {name}
            </Label>
            <Label x={1088} y={below} size={17} weight={600} tone="marigold-ink" anchor="end">
              {`Not credited: ${back}`}
            </Label>
          </g>
        ))}
        <Label x={32} y={220} size={17} tone="muted">
          Sent at 12:08
        </Label>
        <TransferLanes
          x={220}
          y={0}
          width={868}
          lanes={[24, 132]}
          height={60}
          size={16}
          every={30}
        />
        {modes.map(({ moves, at }, index) => (
          <Label key={moves} x={at} y={60 + index * 108} size={17} weight={600}>
            {moves}
          </Label>
        ))}
      </Panel>
    </Scene>
  );
}
