import { rules } from '#content/rules.ts';
import { DaysLate } from '../../kit/money/ReversalDays.tsx';
import { WithdrawalCard } from '../../kit/money/WithdrawalCard.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';

/** The bank whose reversal is late, and the days for which it owes the customer. */
export const MatmLate = () => (
  <WithdrawalCard
    tone="marigold-soft"
    sign={<BankFront x={-1} y={-2} scale={0.4} />}
    name="Bank owes"
    amount={`${rules.lateReversalADay.text} a day`}
    meaning="to the customer"
  >
    <DaysLate />
  </WithdrawalCard>
);
