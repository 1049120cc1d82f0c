import { Label } from '../../kit/shapes/Label.tsx';
import { SendingFlag } from '../../kit/shapes/SendingFlag.tsx';
import { TransferLane } from '../../kit/shapes/TransferLane.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the scale begins, and from one half hour to the next. */
const noon = 212;
const halfHour = 150;

const times = ['12:00', '12:30', '13:00', '13:30', '14:00', '14:30'];
const ticks = times.map((_, index) => noon + index * halfHour);

const sent = noon + (8 / 30) * halfHour;
const batch = noon + halfHour;
const last = noon + 5 * halfHour;

/** Where the next day is, which is not on the scale. */
const tomorrow = 1108;

const lane = { from: noon - 26, to: last + 26, ticks, sent };

/** A transfer sent at 12:08, by IMPS and by NEFT: when it moves, and when it is back if it is not credited. */
export function TransferDay() {
  return (
    <Scene width={1200} height={320}>
      {times.map((time, index) => (
        <Label key={time} x={noon + index * halfHour} y={84} size={16} tone="muted" anchor="middle">
          {time}
        </Label>
      ))}
      <TransferLane
        {...lane}
        y={98}
        name="IMPS"
        moves={['Moves at 12:08', sent]}
        back={['Not credited: reversed by T+1', tomorrow]}
        gap={(last + tomorrow) / 2}
      />
      <Label x={tomorrow} y={144} size={16} weight={600} tone="marigold-ink" anchor="middle">
        Next day
      </Label>
      <TransferLane
        {...lane}
        y={208}
        name="NEFT"
        moves={['Moves with the 12:30 batch', batch]}
        back={['Not credited: back by 14:30', last]}
      />
      <SendingFlag x={sent} y={58} down={44} words="Sent at 12:08" width={138} />
      <path d={`M${sent} 142V232`} className="stroke-brand" strokeWidth={2} />
    </Scene>
  );
}
