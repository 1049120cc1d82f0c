/** What happens to the money of a withdrawal if it is approved, fails, or is reversed late: each under its sign and name, 330 wide. */
import type { ComponentType, ReactNode } from 'react';
import { Cross } from '../shapes/Cross.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { CashForLimit } from './CashForLimit.tsx';
import { DaysLate, DaysToReversal } from './ReversalDays.tsx';
import type { WithdrawalRow } from './withdrawalRow.ts';

interface CaseProps extends Place {
  /** For phones: the row is lower, and closer to its name. */
  readonly narrow?: true;
}

interface ShownCase {
  /** Round and 28 wide, its centre at 0,0. */
  readonly sign: ReactNode;
  readonly name: string;
  readonly Row: ComponentType<WithdrawalRow>;
}

const drawCase =
  ({ sign, name, Row }: ShownCase) =>
  ({ narrow, ...place }: CaseProps) => (
    <At {...place}>
      <At x={14} y={14}>
        {sign}
      </At>
      <Label x={38} y={21} size={20} weight={700}>
        {name}
      </Label>
      <At x={0} y={narrow ? 44 : 56}>
        <Row height={narrow ? 50 : 68} />
      </At>
    </At>
  );

/** The cash of the shop falls, and its working limit rises by as much; 184 high, or 154 on phones. */
export const ApprovedCase = drawCase({
  sign: <Tick x={0} y={0} />,
  name: 'Approved',
  Row: CashForLimit,
});

/** The days from the debit to its reversal. */
export const FailedCase = drawCase({
  sign: <Cross x={0} y={0} size={28} />,
  name: 'Failed, no cash paid',
  Row: DaysToReversal,
});

/** The days for which the bank owes the customer. */
export const LateCase = drawCase({
  sign: (
    <>
      <circle r={14} className="marigold" />
      <Glyph name="clock" x={-9.5} y={-9.5} size={19} tone="deep" bold />
    </>
  ),
  name: 'If the reversal is late',
  Row: DaysLate,
});
