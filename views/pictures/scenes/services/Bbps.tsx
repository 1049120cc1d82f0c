import { BillReceipt } from '../../kit/documents/BillReceipt.tsx';
import { ElectricityBill } from '../../kit/documents/ElectricityBill.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { FoundBill } from '../../kit/screens/FoundBill.tsx';
import { PaidButton } from '../../kit/screens/PaidButton.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

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
