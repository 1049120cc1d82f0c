import { DaysLate, DaysToReversal, WithdrawalFailed } from '../../kit/money/ReversalDays.tsx';
import { CashForLimit, WithdrawalApproved } from '../../kit/money/WithdrawalApproved.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationCard } from '../../kit/stage/StationCard.tsx';

/* A column of the facts below it, and where the next begins. */
const column = 378.7;
const step = 410.7;

/** What a withdrawal changes if it is approved, and on one line of days what happens if it fails; each part is over the fact about it. */
export const MatmCash = () => (
  <Scene width={1200} height={212} ground="none">
    <StationCard x={0} y={0} width={column} height={212} tone="green-soft">
      <WithdrawalApproved x={24} y={20} />
      <CashForLimit x={48} y={57} />
    </StationCard>
    <StationCard x={step} y={0} width={1200 - step} height={212} tone="marigold-soft">
      <WithdrawalFailed x={24} y={20} />
      <DaysToReversal x={24} y={92} />
      <path
        d="M412 121H434M708 121H765"
        className="stroke-marigold"
        strokeWidth={5}
        strokeDasharray="0 14"
      />
      <Label x={452} y={41} size={20} weight={700}>
        If the reversal is late
      </Label>
      <DaysLate x={452} y={92} />
    </StationCard>
  </Scene>
);
