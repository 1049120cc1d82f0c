import { BillReceipt } from '../../kit/documents/BillReceipt.tsx';
import { ElectricityBill } from '../../kit/documents/ElectricityBill.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { FoundBill } from '../../kit/screens/FoundBill.tsx';
import { PaidButton } from '../../kit/screens/PaidButton.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, with the printer in front of the bill. */
export function BbpsHeroNarrow() {
  return (
    <Scene width={400} height={448} ground="warm">
      <Rings x={200} y={220} size={300} tone="marigold-soft" />
      <Awning x={0} y={0} stripe={50} count={8} drop={16} />
      <path d="M0 404H400V448H0z" fill="url(#sheen)" />
      <path d="M0 396H400V414H0z" className="brand-lift" />
      <ElectricityBill x={12} y={66} turn={-3} height={320} isCovered />
      <FoundBill x={194} y={116} scale={0.93} turn={1}>
        <PaidButton />
      </FoundBill>
      <BillReceipt x={16} y={218} scale={0.56} />
    </Scene>
  );
}
