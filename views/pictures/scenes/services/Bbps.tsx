import { Awning } from '../../kit/Awning.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { BillReceipt } from '../../kit/BillReceipt.tsx';
import { ElectricityBill } from '../../kit/ElectricityBill.tsx';
import { FoundBill } from '../../kit/FoundBill.tsx';
import { Label } from '../../kit/Label.tsx';
import { PaidButton } from '../../kit/PaidButton.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** On a shop's counter: the bill with its number ringed, the phone that has found and paid it, the receipt. */
export function Bbps() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={320} y={260} size={400} tone="marigold-soft" />
      <path d="M0 456H640V520H0z" fill="url(#sheen)" />
      <path d="M0 448H640V468H0z" className="brand-lift" />
      <Panel x={204} y={84} width={232} height={52} radius={8} tone="sheen">
        <path d="M32-60V0M200-60V0" className="stroke-deep-lift" strokeWidth={4} />
        <Label x={116} y={34} size={22} weight={700} tone="on-brand" anchor="middle">
          Pay your bills
        </Label>
      </Panel>
      <Awning x={0} y={0} stripe={64} count={10} drop={24} />
      <ElectricityBill x={18} y={156} turn={-2} height={296} />
      <FoundBill x={226} y={154} scale={1.08}>
        <PaidButton />
      </FoundBill>
      <BillReceipt x={446} y={212} scale={0.6} />
    </Scene>
  );
}
