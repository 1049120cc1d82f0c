import { Label } from '../../kit/shapes/Label.tsx';
import { TransferLanes } from '../../kit/shapes/TransferLanes.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the scale begins, and from one hour to the next. */
const noon = 44;
const hour = 78;

/** Where the next day is. */
const tomorrow = 346;

const modes = [
  {
    name: 'IMPS',
    moves: 'moves at 12:08',
    y: 34,
    back: ['Not credited: reversed by T+1'],
    under: 270,
  },
  {
    name: 'NEFT',
    moves: 'moves with the 12:30 batch',
    y: 182,
    back: ['Not credited: back by 14:30'],
    under: noon + 2.5 * hour,
  },
] as const;

/** The same for a phone, with the words above and below the lanes. */
export function TransferDayNarrow() {
  return (
    <Scene width={400} height={322}>
      <g transform="translate(0 18)">
        <TransferLanes
          x={noon}
          y={0}
          width={3 * hour}
          tomorrow={tomorrow - noon}
          lanes={[80, 204]}
          end={380 - noon}
          clear={0}
          height={40}
          size={15}
          every={60}
        />
        {modes.map(({ name, moves, y, back, under }, index) => (
          <g key={name}>
            <Label x={24} y={y} size={19} weight={800}>
              {name}
            </Label>
            <Label x={82} y={y} size={16} tone="muted">
              {moves}
            </Label>
            {back.map((line, row) => (
              <Label
                key={line}
                x={under}
                y={146 + index * 124 + row * 18}
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
      </g>
    </Scene>
  );
}
