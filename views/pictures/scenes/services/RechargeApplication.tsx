import { AppWindow } from '../../kit/AppWindow.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { LimitScreen, OwnerPanel } from '../../kit/RechargeScreens.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The owner’s panel with the orders of the day, and before it the home screen of one retailer’s app. */
export function RechargeApplication() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={320} y={560} size={480} tone="brand-lift" />
      <AppWindow x={28} y={48} width={540} height={424} menu={['chart', 'users', 'wallet']}>
        <OwnerPanel width={276} rows={4} />
      </AppWindow>
      <Phone x={404} y={160} width={208} height={520} head={136}>
        <LimitScreen />
      </Phone>
    </Scene>
  );
}
