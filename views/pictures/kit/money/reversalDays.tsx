/** The days after a failed withdrawal on one line, 186 × 64: until its reversal, and those for which the bank owes the customer. */
import { rupees } from '#content/rupees.ts';
import { Cross } from '../shapes/Cross.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { CoinStack } from './CoinStack.tsx';
import { columnWidth, withdrawn } from './withdrawalRow.ts';

/* The ends of the line, which have discs, and how far it is from one day to the next. */
const ends = { left: 11, right: columnWidth - 11, y: 22 } as const;
const step = (ends.right - ends.left) / 5;

/* Of the names of the days. */
const names = { y: 62, size: 15 } as const;

/* What the debit took and the reversal brings back, over the two ends. */
const moved = { y: -14, size: 19, weight: 800 } as const;

/** From the debit to the last day for its reversal, with the amounts 32 above. */
export const DaysToReversal = () => (
  <>
    <path d={`M${ends.left} ${ends.y}H${ends.right}`} className="stroke-faint" strokeWidth={3.5} />
    {[1, 2, 3, 4].map((day) => (
      <g key={day}>
        <circle cx={ends.left + day * step} cy={ends.y} r={5} className="surface" />
        <circle
          cx={ends.left + day * step}
          cy={ends.y}
          r={5}
          className="stroke-faint"
          strokeWidth={3}
        />
      </g>
    ))}
    <Label {...moved} x={-1} tone="red-ink">
      {`−${rupees(withdrawn)}`}
    </Label>
    <Label {...moved} x={columnWidth} tone="green-ink" anchor="end">
      {`+${rupees(withdrawn)}`}
    </Label>
    <Cross x={ends.left} y={ends.y} size={24} />
    <Tick x={ends.right} y={ends.y} size={24} />
    <Label {...names} x={0} weight={600}>
      Day 0
    </Label>
    <Label {...names} x={columnWidth} weight={600} anchor="end">
      Day 5
    </Label>
  </>
);

/** The days after that, on each of which what the bank owes has grown by as much. */
export const DaysLate = () => (
  <>
    {[6, 7, 8, 9].map((day, index) => (
      <g key={day}>
        <CoinStack
          x={22 + index * 47}
          y={36}
          scale={0.29}
          thick={23}
          rolls={[[index + 1, 'gold']]}
        />
        <Label
          {...names}
          x={22 + index * 47}
          weight={index ? 500 : 600}
          tone={index ? 'muted' : 'ink'}
          anchor="middle"
        >
          {index ? `${day}` : `Day ${day}`}
        </Label>
      </g>
    ))}
  </>
);
