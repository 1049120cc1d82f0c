import { DaysToReversalNarrow } from '../../kit/money/reversalDaysNarrow.tsx';
import { WithdrawalCard } from '../../kit/money/WithdrawalCard.tsx';

/** The same for phones, small beside its words. */
export const MatmFailedNarrow = () => (
  <WithdrawalCard narrow tone="red-soft">
    <DaysToReversalNarrow />
  </WithdrawalCard>
);
