/** The days after a failed withdrawal, each a tile on one grid of six: until its reversal, and those for which the bank owes the customer. */
import { rules } from '#content/rules.ts';
import { rupees } from '#content/rupees.ts';
import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { WithdrawalMeaning } from './WithdrawalMeaning.tsx';
import { rowHeight, withdrawn } from './withdrawalRow.ts';

/* The width of a tile, and from one to the next. */
const width = 50;
const step = 56;

const tile = { width, height: rowHeight, rx: 10 } as const;

interface DayProps {
  /** How many days after the withdrawal. */
  readonly day: number;
  readonly tone: Colour;
  readonly ink: Colour;
}

const Day = ({ day, tone, ink }: DayProps) => (
  <At x={(day % 6) * step} y={0}>
    <rect {...tile} className={tone} />
    <Label
      x={width / 2}
      y={rowHeight / 2 + 6.5}
      size={day < 10 ? 18 : 16.5}
      weight={700}
      tone={ink}
      anchor="middle"
    >
      {day === 0 ? 'T' : `T+${day}`}
    </Label>
  </At>
);

/** From the debit to the last day for its reversal, 330 wide. */
export const DaysToReversal = () => (
  <>
    <Day day={0} tone="red" ink="surface" />
    {[1, 2, 3, 4].map((day) => (
      <Day key={day} day={day} tone="surface" ink="muted" />
    ))}
    <Day day={5} tone="green" ink="surface" />
    <WithdrawalMeaning amount={`−${rupees(withdrawn)}`} name="debited" />
    <WithdrawalMeaning amount={`+${rupees(withdrawn)}`} name="reversed" end />
  </>
);

/** The first days after that, a paler one for those that follow, and what the bank owes for each, 330 wide. */
export const DaysLate = () => (
  <>
    {[6, 7, 8, 9, 10].map((day) => (
      <Day key={day} day={day} tone="marigold" ink="deep" />
    ))}
    <At x={5 * step} y={0}>
      <rect {...tile} className="marigold" opacity={0.4} />
      <path
        d={`M14 ${rowHeight / 2}H36.5`}
        className="stroke-marigold-ink"
        strokeWidth={5}
        strokeDasharray="0 11"
      />
    </At>
    <WithdrawalMeaning amount={`${rules.lateReversalADay.text} a day`} name="to the customer" />
  </>
);
