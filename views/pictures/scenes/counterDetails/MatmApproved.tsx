import { rupees } from '#content/rupees.ts';
import { NotePair } from '../../kit/money/NotePair.tsx';
import { RisenLimit } from '../../kit/money/RisenLimit.tsx';
import { WithdrawalCard } from '../../kit/money/WithdrawalCard.tsx';
import { meaningWidth, withdrawn } from '../../kit/money/withdrawalRow.ts';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';

/** What an approved withdrawal changes: the shop pays cash, and its working limit rises by as much. */
export const MatmApproved = () => (
  <WithdrawalCard
    tone="green-soft"
    sign={
      <At x={1} y={9} scale={1.27}>
        <g className="sheet">
          <NotePair tone="paper" />
        </g>
      </At>
    }
    name="Cash paid"
    amount={`+${rupees(withdrawn)}`}
    amountTone="green-ink"
    meaning="working limit"
  >
    <RisenLimit x={0} y={8} width={meaningWidth} height={18} />
    <Label x={meaningWidth * 0.67} y={46} size={15} weight={600} tone="green-ink" anchor="middle">
      due to you
    </Label>
  </WithdrawalCard>
);
