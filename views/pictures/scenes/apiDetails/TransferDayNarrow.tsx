import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { TransferLanes } from '../../kit/shapes/TransferLanes.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the scale begins, and from one hour to the next. */
const noon = 40;
const hour = 63;

/** Where the next day is. */
const tomorrow = 297;

const modes = [
  {
    name: 'IMPS',
    moves: 'moves at 12:08',
    y: 32,
    back: ['Not credited:', 'reversed by T+1'],
    under: tomorrow,
  },
  {
    name: 'NEFT',
    moves: 'moves with the 12:30 batch',
    y: 177,
    back: ['Not credited: back by 14:30'],
    under: noon + 2.5 * hour,
  },
] as const;

/** The same for a phone, with the words above and below the lanes. */
export function TransferDayNarrow() {
  return (
    <Scene width={400} height={322}>
      <Panel x={16} y={16} width={368} height={290}>
        <TransferLanes
          x={noon}
          y={0}
          width={3 * hour}
          tomorrow={tomorrow - noon}
          lanes={[71, 216]}
          height={32}
          size={15}
          every={60}
          repeats
        />
        {modes.map(({ name, moves, y, back, under }, index) => (
          <g key={name}>
            <Label x={20} y={y} size={19} weight={800}>
              {name}
            </Label>
            <Label x={78} y={y} size={16} tone="muted">
              {moves}
            </Label>
            {back.map((line, row) => (
              <Label
                key={line}
                x={under}
                y={123 + index * 145 + row * 18}
                size={15}
                weight={600}
                tone="marigold-ink"
                anchor="middle"
              >
                {line}
              </Label>
            ))}
          </g>
        ))}
      </Panel>
    </Scene>
  );
}
