import { BalanceChange } from '../../kit/money/BalanceChange.tsx';
import { SmallTest } from '../../kit/screens/SmallTest.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A small live test: an order of ₹10 and its result, and below them what it does to the balance. */
export const RechargeTest = () => (
  <Scene width={400} height={440} ground="mint" grows="around">
    <Rings x={400} y={0} size={320} tone="green-soft" />
    <SmallTest x={24} y={24} />
    <BalanceChange x={24} y={304} />
  </Scene>
);
