import { Rings } from '../../kit/Backdrop.tsx';
import { RefundEntries } from '../../kit/RefundEntries.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The same beside words, with the balance after each entry. */
export function RechargeRefundTall() {
  return (
    <Scene width={400} height={540} ground="mint" grows="around">
      <Rings x={400} y={0} size={320} tone="green-soft" />
      <RefundEntries y={36} step={152} isRunning />
    </Scene>
  );
}
