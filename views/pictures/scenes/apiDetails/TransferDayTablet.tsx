import { Label } from '../../kit/shapes/Label.tsx';
import { SendingFlag } from '../../kit/shapes/SendingFlag.tsx';
import { TransferLane } from '../../kit/shapes/TransferLane.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the scale begins, and from one half hour to the next. */
const noon = 126;
const halfHour = 91;

const times = ['12:00', '12:30', '13:00', '13:30', '14:00', '14:30'];
const ticks = times.map((_, index) => noon + index * halfHour);

const sent = noon + (8 / 30) * halfHour;
const batch = noon + halfHour;
const last = noon + 5 * halfHour;

/** Where the next day is, which is not on the scale. */
const tomorrow = 660;

const lane = { nameAt: 24, from: noon - 24, to: last + 24, ticks, sent, size: 19, below: true };

/** The same for a tablet: closer together, with the words about what comes back below its dashes. */
export function TransferDayTablet() {
  return (
    <Scene width={720} height={400}>
      {times.map((time, index) => (
        <Label key={time} x={noon + index * halfHour} y={46} size={18} tone="muted" anchor="middle">
          {time}
        </Label>
      ))}
      <TransferLane
        {...lane}
        y={116}
        name="IMPS"
        moves={['Moves at 12:08', sent]}
        back={['Not credited: reversed by T+1', tomorrow]}
        gap={(last + tomorrow) / 2}
      />
      <Label x={tomorrow} y={162} size={18} weight={600} tone="marigold-ink" anchor="middle">
        Next day
      </Label>
      <TransferLane
        {...lane}
        y={266}
        name="NEFT"
        moves={['Moves with the 12:30 batch', batch]}
        back={['Not credited: back by 14:30', last]}
      />
      <SendingFlag x={sent} y={98} scale={1.08} down={20} words="Sent at 12:08" width={138} />
      <path d={`M${sent} 160V290`} className="stroke-brand" strokeWidth={2} />
    </Scene>
  );
}
