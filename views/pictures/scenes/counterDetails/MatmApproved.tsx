import { rupees } from '#content/rupees.ts';
import { NotePair } from '../../kit/money/NotePair.tsx';
import { RisenLimit } from '../../kit/money/RisenLimit.tsx';
import { WithdrawalCard } from '../../kit/money/WithdrawalCard.tsx';
import { withdrawn } from '../../kit/money/withdrawalRow.ts';
import { At } from '../../kit/stage/At.tsx';

/** What an approved withdrawal changes: the shop pays cash, and its working limit rises by as much. */
export const MatmApproved = () => (
  <WithdrawalCard
    tone="green-soft"
    sign={
      <At x={-61} y={-48} scale={1.65}>
        <g className="sheet">
          <NotePair tone="paper" />
        </g>
      </At>
    }
    whose="Your limit"
    amount={`+${rupees(withdrawn)}`}
    amountTone="green-ink"
  >
    <RisenLimit />
  </WithdrawalCard>
);
