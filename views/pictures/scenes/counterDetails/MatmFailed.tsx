import { DaysToReversal } from '../../kit/money/reversalDays.tsx';
import { SmallCard } from '../../kit/money/SmallCard.tsx';
import { WithdrawalCard } from '../../kit/money/WithdrawalCard.tsx';
import { Cross } from '../../kit/shapes/Cross.tsx';
import { At } from '../../kit/stage/At.tsx';

/** A card that was debited without cash, and the days until the bank has reversed it. */
export const MatmFailed = () => (
  <WithdrawalCard
    tone="red-soft"
    sign={
      <At x={-62} y={-36} scale={1.28}>
        <SmallCard />
        <Cross x={87} y={3} size={32} />
      </At>
    }
    whose="Customer’s account"
  >
    <DaysToReversal />
  </WithdrawalCard>
);
