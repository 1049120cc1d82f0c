import { DaysLateNarrow } from '../../kit/money/reversalDaysNarrow.tsx';
import { WithdrawalCard } from '../../kit/money/WithdrawalCard.tsx';

/** The same for phones, small beside its words. */
export const MatmLateNarrow = () => (
  <WithdrawalCard narrow tone="marigold-soft">
    <DaysLateNarrow />
  </WithdrawalCard>
);
