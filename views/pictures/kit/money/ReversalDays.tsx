/** The days after a failed withdrawal on one line: until its reversal, and those for which the bank owes the customer. */
import { rules } from '#content/rules.ts';
import { rupees } from '#content/rupees.ts';
import { Cross } from '../shapes/Cross.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { CoinStack } from './CoinStack.tsx';
import { WithdrawalMeaning } from './WithdrawalMeaning.tsx';
import { withdrawn } from './withdrawalRow.ts';

/* Where the line is, the names of its days below it, and its ends. */
const line = 76;
const names = 116;
const ends = { left: 13, right: 317 } as const;

/* How far it is from one day to the next. */
const step = (ends.right - ends.left) / 5;

/** From the debit to the last day for its reversal, 330 × 124. */
export const DaysToReversal = () => (
  <>
    <WithdrawalMeaning amount={`−${rupees(withdrawn)}`} name="debited" y={20} />
    <WithdrawalMeaning
      amount={`+${rupees(withdrawn)}`}
      tone="green-ink"
      name="reversed by day 5"
      y={20}
      end
    />
    <path d={`M${ends.left} ${line}H${ends.right}`} className="stroke-faint" strokeWidth={4} />
    {[1, 2, 3, 4].map((day) => (
      <g key={day}>
        <circle cx={ends.left + day * step} cy={line} r={6} className="surface" />
        <circle
          cx={ends.left + day * step}
          cy={line}
          r={6}
          className="stroke-faint"
          strokeWidth={3}
        />
        <Label x={ends.left + day * step} y={names} size={16} tone="muted" anchor="middle">
          {`${day}`}
        </Label>
      </g>
    ))}
    <Cross x={ends.left} y={line} size={26} />
    <Tick x={ends.right} y={line} size={26} />
    <Label x={0} y={names} size={16} weight={700}>
      Day 0
    </Label>
    <Label x={ends.right} y={names} size={16} weight={700} anchor="middle">
      5
    </Label>
  </>
);

/** The days after that, on each of which what the bank owes has grown by as much, 330 × 124. */
export const DaysLate = () => (
  <>
    <WithdrawalMeaning
      amount={`${rules.lateReversalADay.text} a day`}
      name="to the customer"
      y={20}
    />
    <path
      d={`M0 ${line + 14}H326M318 ${line + 6}L326 ${line + 14} 318 ${line + 22}`}
      className="stroke-marigold-ink"
      strokeWidth={3}
      opacity={0.6}
    />
    {[6, 7, 8, 9].map((day, index) => (
      <g key={day}>
        <CoinStack
          x={24 + index * 78}
          y={line + 7}
          scale={0.36}
          thick={22}
          rolls={[[index + 1, 'gold']]}
        />
        <Label
          x={24 + index * 78}
          y={names}
          size={16}
          weight={index ? 500 : 700}
          tone={index ? 'muted' : 'ink'}
          anchor="middle"
        >
          {index ? `${day}` : `Day ${day}`}
        </Label>
      </g>
    ))}
  </>
);
