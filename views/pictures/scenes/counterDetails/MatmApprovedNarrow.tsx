import { CashForLimitNarrow } from '../../kit/money/CashForLimit.tsx';
import { WithdrawalCard } from '../../kit/money/WithdrawalCard.tsx';

/** The same for phones, small beside its words. */
export const MatmApprovedNarrow = () => (
  <WithdrawalCard narrow tone="green-soft">
    <CashForLimitNarrow />
  </WithdrawalCard>
);
