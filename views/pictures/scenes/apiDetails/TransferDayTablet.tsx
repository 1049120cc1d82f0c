import { Label } from '../../kit/shapes/Label.tsx';
import { NextDayHead } from '../../kit/shapes/NextDayHead.tsx';
import { SendingFlag } from '../../kit/shapes/SendingFlag.tsx';
import { TransferLane } from '../../kit/shapes/TransferLane.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the scale begins, and from one half hour to the next, up to the idle hours that are left out. */
const noon = 98;
const halfHour = 92;

const times = [
  ['12:00', noon],
  ['12:30', noon + halfHour],
  ['13:00', noon + 2 * halfHour],
  ['14:30', 460],
] as const;
const [, [, batch], , [, last]] = times;

/** How far the first time gives way to the line of the flag. */
const clear = 6;

const sent = noon + (8 / 30) * halfHour;

/** Where the next day begins and ends, and where its mark is. */
const nextDay = { from: 552, to: 708 };
const tomorrow = (nextDay.from + nextDay.to) / 2 - 4;

const lane = {
  nameAt: 24,
  size: 18,
  height: 148,
  from: 12,
  to: nextDay.to,
  ticks: times.map(([, x]) => x),
  breaks: [388, nextDay.from - 12],
  way: 34,
  branch: 78,
  sent,
  below: true,
};

/** The same for a tablet: closer together, with the words about what comes back below its mark. */
export function TransferDayTablet() {
  return (
    <Scene width={720} height={400}>
      {times.map(([time, x]) => (
        <Label
          key={time}
          x={x === noon ? x - clear : x}
          y={66}
          size={18}
          tone="muted"
          anchor="middle"
        >
          {time}
        </Label>
      ))}
      <NextDayHead {...nextDay} y={44} size={18} />
      <TransferLane
        {...lane}
        y={80}
        name="IMPS"
        moves={[['Moves at 12:08'], sent]}
        back={[['Not credited:', 'reversed by T+1'], tomorrow]}
      />
      <TransferLane
        {...lane}
        y={238}
        name="NEFT"
        moves={[['Moves with', 'the 12:30 batch'], batch]}
        back={[['Not credited:', 'back by 14:30'], last]}
      />
      <SendingFlag x={sent} y={44} scale={1.08} down={50} words="Sent at 12:08" width={138} />
      <path d={`M${sent} 136V266`} className="stroke-brand" strokeWidth={2} />
    </Scene>
  );
}
