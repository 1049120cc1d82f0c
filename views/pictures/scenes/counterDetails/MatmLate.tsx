import { DaysLate } from '../../kit/money/ReversalDays.tsx';
import { WithdrawalCard } from '../../kit/money/WithdrawalCard.tsx';

/** The days for which the bank owes the customer if the reversal is late. */
export const MatmLate = () => (
  <WithdrawalCard tone="marigold-soft">
    <DaysLate />
  </WithdrawalCard>
);
