import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { TransferLanes } from '../../kit/shapes/TransferLanes.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the scale begins, and from one half hour to the next. */
const noon = 216;
const halfHour = 112;

/** Where the next day is. */
const tomorrow = 996;

const modes = [
  { name: 'IMPS', moves: 'Moves at 12:08', at: 282, back: 'reversed by T+1', under: tomorrow },
  {
    name: 'NEFT',
    moves: 'Moves with the 12:30 batch',
    at: 364,
    back: 'back by 14:30',
    under: noon + 5 * halfHour,
  },
] as const;

/** A transfer sent at 12:08, by IMPS and by NEFT: when it moves, and when it is back if it is not credited. */
export function TransferDay() {
  return (
    <Scene width={1200} height={320}>
      <Panel x={24} y={24} width={1152} height={272}>
        <Label x={32} y={40} size={17} tone="muted">
          Sent at 12:08
        </Label>
        <TransferLanes
          x={noon}
          y={0}
          width={6 * halfHour}
          tomorrow={tomorrow - noon}
          lanes={[56, 160]}
          height={56}
          size={16}
          every={30}
          words={[413 - noon, 598 - noon]}
        />
        {modes.map(({ name, moves, at, back, under }, index) => (
          <g key={name} transform={`translate(0 ${56 + index * 104})`}>
            <Label x={32} y={37} size={24} weight={800}>
              {name}
            </Label>
            <Label x={at} y={34} size={17} weight={600}>
              {moves}
            </Label>
            <Label x={under} y={80} size={17} weight={600} tone="marigold-ink" anchor="middle">
              {`Not credited: ${back}`}
            </Label>
          </g>
        ))}
      </Panel>
    </Scene>
  );
}
