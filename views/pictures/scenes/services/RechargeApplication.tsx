import { Phone } from '../../kit/devices/Phone.tsx';
import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { BrandScreen, ColourChoice } from '../../kit/screens/BrandScreen.tsx';
import { OwnerPanel } from '../../kit/screens/RechargeScreens.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A retailer’s phone with the app under the owner’s name and colour, behind it the owner’s panel with the orders of the day. */
export function RechargeApplication() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={320} y={560} size={480} tone="brand-lift" />
      <AppWindow x={200} y={32} width={408} height={356} menu={['chart', 'users', 'wallet']}>
        <OwnerPanel width={304} rows={3} />
      </AppWindow>
      <Phone x={32} y={32} width={236} height={456} head={132} time="">
        <BrandScreen />
        <rect x={72} y={421} width={74} height={5} rx={2.5} className="faint" />
      </Phone>
      <Panel x={288} y={404} width={320} height={84}>
        <Label x={18} y={48.5} size={18} weight={700}>
          Your colour
        </Label>
        <ColourChoice x={130} y={24} />
      </Panel>
    </Scene>
  );
}
