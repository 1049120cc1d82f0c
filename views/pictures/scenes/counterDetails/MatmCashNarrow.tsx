import { DaysLate, DaysToReversal, WithdrawalFailed } from '../../kit/money/ReversalDays.tsx';
import { CashForLimit, WithdrawalApproved } from '../../kit/money/WithdrawalApproved.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the two cases below each other, and the days in two rows. */
export const MatmCashNarrow = () => (
  <Scene width={400} height={512} ground="sand">
    <path d="M0 0H400V226H0z" className="green-soft" />
    <WithdrawalApproved x={18} y={20} />
    <CashForLimit x={59} y={64} />
    <WithdrawalFailed x={18} y={246} />
    <DaysToReversal x={18} y={294} />
    <Label x={18} y={440} size={18} weight={700}>
      If late
    </Label>
    <DaysLate x={160} y={404} />
  </Scene>
);
