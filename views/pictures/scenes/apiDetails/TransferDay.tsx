import { Label } from '../../kit/shapes/Label.tsx';
import { NextDayHead } from '../../kit/shapes/NextDayHead.tsx';
import { SendingFlag } from '../../kit/shapes/SendingFlag.tsx';
import { TransferLane } from '../../kit/shapes/TransferLane.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the scale begins, and from one half hour to the next, up to the idle hours that are left out. */
const noon = 164;
const halfHour = 248;

const times = [
  ['12:00', noon],
  ['12:30', noon + halfHour],
  ['13:00', noon + 2 * halfHour],
  ['14:30', 758],
] as const;
const [, [, batch], , [, last]] = times;

const sent = noon + (8 / 30) * halfHour;

/** Where the next day begins and ends, and where its mark is. */
const nextDay = { from: 946, to: 1176 };
const tomorrow = 986;

const lane = {
  nameAt: 48,
  size: 17,
  height: 112,
  from: 24,
  to: nextDay.to,
  ticks: times.map(([, x]) => x),
  breaks: [705, nextDay.from - 12],
  way: 34,
  branch: 80,
  sent,
};

/** A transfer sent at 12:08, by IMPS and by NEFT: when it moves, and when it is back if it is not credited. */
export function TransferDay() {
  return (
    <Scene width={1200} height={320}>
      {times.map(([time, x]) => (
        <Label key={time} x={x} y={44} size={16} tone="muted" anchor="middle">
          {time}
        </Label>
      ))}
      <NextDayHead {...nextDay} y={22} size={16} />
      <TransferLane
        {...lane}
        y={64}
        name="IMPS"
        moves={[['Moves at 12:08'], sent]}
        back={[['Not credited:', 'reversed by T+1'], tomorrow]}
      />
      <TransferLane
        {...lane}
        y={186}
        name="NEFT"
        moves={[['Moves with', 'the 12:30 batch'], batch]}
        back={[['Not credited:', 'back by 14:30'], last]}
      />
      <SendingFlag x={sent} y={54} down={24} words="Sent at 12:08" width={134} />
      <path d={`M${sent} 118V212`} className="stroke-brand" strokeWidth={2} />
    </Scene>
  );
}
