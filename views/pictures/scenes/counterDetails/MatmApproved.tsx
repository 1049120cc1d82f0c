import { CashForLimit } from '../../kit/money/CashForLimit.tsx';
import { WithdrawalCard } from '../../kit/money/WithdrawalCard.tsx';

/** What an approved withdrawal changes: the cash of the shop, and its working limit. */
export const MatmApproved = () => (
  <WithdrawalCard tone="green-soft">
    <CashForLimit />
  </WithdrawalCard>
);
