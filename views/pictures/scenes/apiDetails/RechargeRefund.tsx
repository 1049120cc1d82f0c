import { Rings } from '../../kit/Backdrop.tsx';
import { RefundEntries } from '../../kit/RefundEntries.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The prepaid balance after a recharge that failed, and its two entries: the amount taken and the amount returned. */
export function RechargeRefund() {
  return (
    <Scene width={400} height={400} ground="mint" grows="around">
      <Rings x={400} y={0} size={320} tone="green-soft" />
      <RefundEntries y={36} step={84} />
    </Scene>
  );
}
