import { WithdrawalApproved, WithdrawalFailed } from '../../kit/money/WithdrawalCases.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a withdrawal changes if it is approved, and what happens if it fails. */
export const MatmCash = () => (
  <Scene width={400} height={444} ground="warm" grows="around">
    <Rings x={400} y={0} size={280} tone="marigold-soft" />
    <WithdrawalApproved x={32} y={36} />
    <WithdrawalFailed x={32} y={256} />
  </Scene>
);
