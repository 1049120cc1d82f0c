import { DaysToReversal } from '../../kit/money/ReversalDays.tsx';
import { WithdrawalCard } from '../../kit/money/WithdrawalCard.tsx';

/** The days from the debit of a failed withdrawal to its reversal. */
export const MatmFailed = () => (
  <WithdrawalCard tone="red-soft">
    <DaysToReversal />
  </WithdrawalCard>
);
