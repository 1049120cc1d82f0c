import { BalanceChange } from '../../kit/money/BalanceChange.tsx';
import { PhoneAtChest } from '../../kit/people/PhoneAtChest.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A small live test: a developer shows a phone of her own, which she has recharged with ₹10, and in her desk is what it does to the balance. */
export const RechargeTest = () => (
  <Scene width={400} height={440} ground="mint" grows="around">
    <Rings x={200} y={170} size={320} tone="green-soft" />
    <path d="M-400 256H800V900H-400z" className="brand" />
    <path d="M-400 256H800V286H-400z" className="brand-lift" />
    <PhoneAtChest x={110} y={26} scale={1.43} hair="swept" skin="skin-deep" clothes="green" glasses>
      <Label x={22} y={25} size={20} weight={800} anchor="middle">
        ₹10
      </Label>
      <Tick x={22} y={48} size={24} />
    </PhoneAtChest>
    <BalanceChange x={24} y={304} />
  </Scene>
);
