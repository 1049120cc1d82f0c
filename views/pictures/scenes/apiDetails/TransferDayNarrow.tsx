import { Label } from '../../kit/shapes/Label.tsx';
import { TransferLanes } from '../../kit/shapes/TransferLanes.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the scale begins, and from one hour to the next. */
const noon = 36;
const hour = 107;

/** Where the next day is. */
const tomorrow = 354;

/* From the first lane with its words to the second. */
const pitch = 140;

const modes = [
  { name: 'IMPS', moves: 'moves at 12:08', back: 'reversed by T+1' },
  { name: 'NEFT', moves: 'moves with the 12:30 batch', back: 'back by 14:30' },
] as const;

/** The same for a phone, with words and a scale above each lane, and what is returned below it. */
export function TransferDayNarrow() {
  return (
    <Scene width={400} height={322}>
      <g transform="translate(0 18)">
        <TransferLanes
          x={noon}
          y={0}
          width={2.5 * hour}
          until={150}
          tomorrow={tomorrow - noon}
          lanes={[66, 66 + pitch]}
          end={384 - noon}
          height={40}
          size={15}
          twice
        />
        {modes.map(({ name, moves, back }, index) => (
          <g key={name} transform={`translate(0 ${index * pitch})`}>
            <Label x={18} y={22} size={19} weight={800}>
              {name}
            </Label>
            <Label x={76} y={22} size={16} tone="muted">
              {moves}
            </Label>
            <Label x={380} y={129} size={15} weight={600} tone="marigold-ink" anchor="end">
              {`Not credited: ${back}`}
            </Label>
          </g>
        ))}
      </g>
    </Scene>
  );
}
