import { rules } from '#content/rules.ts';
import { DaysLate } from '../../kit/money/reversalDays.tsx';
import { WithdrawalCard } from '../../kit/money/WithdrawalCard.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';

/** The bank whose reversal is late, and the days for which it owes the customer. */
export const MatmLate = () => (
  <WithdrawalCard
    tone="marigold-soft"
    sign={<BankFront x={-62} y={-56} scale={0.517} wall="brand-lift" />}
    whose="Customer"
    when="from day 6"
    amount={`${rules.lateReversalADay.text} a day`}
  >
    <DaysLate />
  </WithdrawalCard>
);
