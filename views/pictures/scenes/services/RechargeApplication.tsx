import { Phone } from '../../kit/devices/Phone.tsx';
import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { BrandHead, BrandSale } from '../../kit/screens/BrandScreen.tsx';
import { OwnerPanel } from '../../kit/screens/RechargeScreens.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A recharge in the app under the owner’s name, and behind the phone the owner’s panel, in which it is the latest order. */
export function RechargeApplication() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={320} y={560} size={480} tone="brand-lift" />
      <AppWindow x={212} y={70} width={388} height={380} menu={['chart', 'users', 'wallet']}>
        <OwnerPanel width={276} />
      </AppWindow>
      <Phone x={40} y={52} width={236} height={416} head={132} time="">
        <BrandHead />
        <BrandSale x={0} y={178} />
        <rect x={72} y={382} width={74} height={5} rx={2.5} className="faint" />
      </Phone>
    </Scene>
  );
}
