import { rupees } from '#content/rupees.ts';
import { DaysToReversal } from '../../kit/money/ReversalDays.tsx';
import { SmallCard } from '../../kit/money/SmallCard.tsx';
import { WithdrawalCard } from '../../kit/money/WithdrawalCard.tsx';
import { withdrawn } from '../../kit/money/withdrawalRow.ts';
import { Cross } from '../../kit/shapes/Cross.tsx';
import { At } from '../../kit/stage/At.tsx';

/** A card that was debited without cash, and the days until the bank has reversed it. */
export const MatmFailed = () => (
  <WithdrawalCard
    tone="red-soft"
    sign={
      <At x={0} y={22}>
        <SmallCard />
        <Cross x={82} y={2} size={28} />
      </At>
    }
    name="Debited"
    amount={`+${rupees(withdrawn)}`}
    amountTone="green-ink"
    meaning="back by day 5"
  >
    <DaysToReversal />
  </WithdrawalCard>
);
