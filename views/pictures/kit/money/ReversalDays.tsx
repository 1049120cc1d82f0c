/** The days after a failed withdrawal, each a tile on one grid of six: until its reversal, and those for which the bank owes the customer. */
import { rules } from '#content/rules.ts';
import { rupees } from '#content/rupees.ts';
import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { WithdrawalMeaning } from './WithdrawalMeaning.tsx';
import { type WithdrawalRow, withdrawn } from './withdrawalRow.ts';

/* The width of a tile, and from one to the next. */
const width = 50;
const step = 56;

interface DayProps extends WithdrawalRow {
  /** How many days after the withdrawal. */
  readonly day: number;
  readonly tone: Colour;
  readonly ink: Colour;
}

const Day = ({ day, height, tone, ink }: DayProps) => (
  <At x={(day % 6) * step} y={0}>
    <rect width={width} height={height} rx={10} className={tone} />
    <Label x={width / 2} y={height / 2 + 6.5} size={18} weight={700} tone={ink} anchor="middle">
      {day === 0 ? 'T' : `T+${day}`}
    </Label>
  </At>
);

/** From the debit to the last day for its reversal, 330 wide. */
export const DaysToReversal = ({ height }: WithdrawalRow) => (
  <>
    <Day day={0} height={height} tone="red" ink="surface" />
    {[1, 2, 3, 4].map((day) => (
      <Day key={day} day={day} height={height} tone="surface" ink="muted" />
    ))}
    <Day day={5} height={height} tone="green" ink="surface" />
    <WithdrawalMeaning height={height} amount={`−${rupees(withdrawn)}`} name="debited" />
    <WithdrawalMeaning height={height} amount={`+${rupees(withdrawn)}`} name="reversed" end />
  </>
);

/** The first days after that and what the bank owes for each, with dots for those that follow, 330 wide. */
export const DaysLate = ({ height }: WithdrawalRow) => (
  <>
    {[6, 7, 8, 9].map((day) => (
      <g key={day}>
        <Day day={day} height={height} tone="marigold" ink="deep" />
        <Label
          x={(day % 6) * step + width / 2}
          y={height + 34}
          size={17.5}
          weight={800}
          anchor="middle"
        >
          {rules.lateReversalADay.text}
        </Label>
      </g>
    ))}
    <path
      d={`M242 ${height / 2}H314`}
      className="stroke-marigold"
      strokeWidth={5}
      strokeDasharray="0 14"
    />
    <Label x={0} y={height + 58} size={16} tone="muted">
      to the customer for each day
    </Label>
  </>
);
