import { BalanceChange } from '../../kit/money/BalanceChange.tsx';
import { BustWithPhone } from '../../kit/people/BustWithPhone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A small live test: a developer holds up a phone of her own, which she has recharged with ₹10, and in her desk is what it does to the balance. */
export const RechargeTest = () => (
  <Scene width={400} height={440} ground="mint" grows="around">
    <Rings x={200} y={170} size={320} tone="green-soft" />
    <BustWithPhone
      x={54}
      y={26}
      scale={1.7}
      hair="swept"
      skin="skin-deep"
      clothes="green"
      glasses
      looks="right"
    >
      <Label x={22} y={32} size={19} weight={800} anchor="middle">
        ₹10
      </Label>
      <Tick x={22} y={52} size={24} />
    </BustWithPhone>
    <path d="M-400 260H800V900H-400z" className="brand" />
    <path d="M-400 260H800V280H-400z" className="brand-lift" />
    <BalanceChange x={24} y={304} />
  </Scene>
);
