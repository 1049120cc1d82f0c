import { BalanceChange } from '../../kit/money/BalanceChange.tsx';
import { BustWithPhone } from '../../kit/people/BustWithPhone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

/** A small live test: the keeper has recharged a phone of his own with ₹10, and on his counter is what it does to the balance. */
export const RechargeTest = () => (
  <Scene width={400} height={440} ground="mint" grows="around">
    <Rings x={200} y={180} size={320} tone="green-soft" />
    <BustWithPhone x={40} y={36} scale={1.84} hair="turban" clothes="deep-lift" looks="right">
      <Label x={22} y={25} size={19} weight={800} anchor="middle">
        ₹10
      </Label>
      <TurningTick x={24} y={49} size={24} />
    </BustWithPhone>
    <path d="M-400 284H800V900H-400z" className="brand" />
    <path d="M-400 284H800V300H-400z" className="brand-lift" />
    <BalanceChange x={24} y={314} />
  </Scene>
);
