import { SoldPhone } from '../../kit/devices/SoldPhone.tsx';
import { LatestSale } from '../../kit/screens/rechargeScreens.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page on recharge applications, for phones: a recharge in the app of an invented network, and over the phone’s lower part what it adds to in its owner’s panel. */
export function RechargeAppHeroNarrow() {
  return (
    <Scene width={400} height={444} ground="brand">
      <Rings x={200} y={460} size={360} tone="brand-lift" />
      <SoldPhone x={70} y={20} scale={1.1} short />
      <LatestSale x={20} y={344} />
    </Scene>
  );
}
