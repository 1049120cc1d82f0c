import { Label } from '../../kit/shapes/Label.tsx';
import { SendingFlag } from '../../kit/shapes/SendingFlag.tsx';
import { TransferLanes } from '../../kit/shapes/TransferLanes.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the scale begins, and from one half hour to the next. */
const noon = 29;
const halfHour = 54.6;

/** Where the next day is. */
const tomorrow = 350;

/** When it is sent, 8 minutes after noon. */
const sent = noon + (8 / 30) * halfHour;

/* The words on what comes back end where their mark does. */
const disc = 13;

const modes = [
  {
    name: 'IMPS',
    moves: 'moves at 12:08',
    title: 42,
    lane: 88,
    back: 'reversed by T+1',
    under: tomorrow,
  },
  {
    name: 'NEFT',
    moves: 'moves with the 12:30 batch',
    title: 212,
    lane: 228,
    back: 'back by 14:30',
    under: noon + 5 * halfHour,
  },
] as const;

/** The same for a phone: one scale, and each lane with its words above and what is returned below it. */
export function TransferDayNarrow() {
  return (
    <Scene width={400} height={322}>
      <TransferLanes
        x={noon}
        y={0}
        width={5 * halfHour}
        until={150}
        tomorrow={tomorrow - noon}
        lanes={[modes[0].lane, modes[1].lane]}
        end={384 - noon}
        height={40}
        size={13}
        hourly
      />
      {/* Its line goes up from it through both lanes, where it crosses no time. */}
      <SendingFlag x={sent} y={302} down={-174} words="12:08" width={60} />
      {modes.map(({ name, moves, title, lane, back, under }) => (
        <g key={name}>
          <Label x={sent + 14} y={title} size={19} weight={800}>
            {name}
          </Label>
          <Label x={sent + 72} y={title} size={16} tone="muted">
            {moves}
          </Label>
          <Label
            x={under + disc}
            y={lane + 62}
            size={14.5}
            weight={600}
            tone="marigold-ink"
            anchor="end"
          >
            {`Not credited: ${back}`}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
