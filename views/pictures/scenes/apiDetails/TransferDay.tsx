import { Label } from '../../kit/shapes/Label.tsx';
import { TransferLanes } from '../../kit/shapes/TransferLanes.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the scale begins, and from one half hour to the next. */
const noon = 208;
const halfHour = 126;

/** Where the next day is. */
const tomorrow = 1108;

/* The words on what comes back end where their mark does. */
const disc = 24;

const modes = [
  { name: 'IMPS', moves: 'Moves at 12:08', at: 284, back: 'reversed by T+1', under: tomorrow },
  {
    name: 'NEFT',
    moves: 'Moves with the 12:30 batch',
    at: 374,
    back: 'back by 14:30',
    under: noon + 5 * halfHour,
  },
] as const;

/** A transfer sent at 12:08, by IMPS and by NEFT: when it moves, and when it is back if it is not credited. */
export function TransferDay() {
  return (
    <Scene width={1200} height={320}>
      <g transform="translate(0 46)">
        <TransferLanes
          x={noon}
          y={0}
          width={6 * halfHour}
          until={180}
          tomorrow={tomorrow - noon}
          lanes={[56, 164]}
          end={1156 - noon}
          height={56}
          size={16}
          flag={['Sent at 12:08', 138, 43]}
          words={[415 - noon, 608 - noon]}
        />
        {modes.map(({ name, moves, at, back, under }, index) => (
          <g key={name} transform={`translate(0 ${56 + index * 108})`}>
            <Label x={44} y={37} size={24} weight={800}>
              {name}
            </Label>
            <Label x={at} y={34} size={17} weight={600}>
              {moves}
            </Label>
            <Label x={under + disc} y={80} size={17} weight={600} tone="marigold-ink" anchor="end">
              {`Not credited: ${back}`}
            </Label>
          </g>
        ))}
      </g>
    </Scene>
  );
}
