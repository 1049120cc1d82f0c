import { Label } from '../../kit/shapes/Label.tsx';
import { TransferLanes } from '../../kit/shapes/TransferLanes.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What is left free at both sides. */
const margin = 16;
const width = 400;

/* Noon is so far right that the line of sending passes between the name of a mode and its words. */
const noon = 64;
const halfHour = 46.5;
const sent = noon + (8 / 30) * halfHour;

/** Where the next day is; its name ends at the margin. */
const tomorrow = 350;

/* The words on what comes back end where their mark does. */
const disc = 13;

const modes = [
  { name: 'IMPS', moves: 'moves at 12:08', lane: 146, back: 'reversed by T+1', under: tomorrow },
  {
    name: 'NEFT',
    moves: 'moves with the 12:30 batch',
    lane: 322,
    back: 'back by 14:30',
    under: noon + 5 * halfHour,
  },
] as const;

/* The times stand between each lane and its name. */
const titles = [100, 276] as const;

/** The same for a phone: each lane with its name above it and what is returned below it. */
export function TransferDayNarrow() {
  return (
    <Scene width={width} height={420}>
      <TransferLanes
        x={noon}
        y={0}
        width={5 * halfHour}
        until={150}
        tomorrow={tomorrow - noon}
        lanes={[modes[0].lane, modes[1].lane]}
        lead={noon - margin}
        end={width - margin - noon}
        height={40}
        size={16}
        hourly
        flag={['Sent at 12:08', 132, 94]}
      />
      {modes.map(({ name, moves, lane, back, under }, index) => (
        <g key={name}>
          <Label x={margin} y={titles[index] ?? 0} size={19} weight={800}>
            {name}
          </Label>
          <Label x={sent + disc} y={titles[index] ?? 0} size={17} weight={600}>
            {moves}
          </Label>
          <Label
            x={under + disc}
            y={lane + 68}
            size={16}
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
