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
      <AppWindow x={192} y={24} width={424} height={368} menu={['chart', 'users', 'wallet']}>
        <OwnerPanel width={324} rows={3} />
      </AppWindow>
      <Phone x={24} y={24} width={236} height={472} head={132} time="">
        <BrandScreen />
        <rect x={72} y={438} width={74} height={5} rx={2.5} className="faint" />
      </Phone>
      <Panel x={284} y={412} width={332} height={84}>
        <Label x={20} y={48.5} size={18} weight={700}>
          Your colour
        </Label>
        <ColourChoice x={140} y={24} />
      </Panel>
    </Scene>
  );
}
