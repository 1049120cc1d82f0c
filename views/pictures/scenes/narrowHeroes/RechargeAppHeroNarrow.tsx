import { Phone } from '../../kit/devices/Phone.tsx';
import { BrandScreen } from '../../kit/screens/BrandScreen.tsx';
import { OwnerPanel } from '../../kit/screens/RechargeScreens.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page on recharge applications, for phones: the app under the owner’s name, and before it his panel with the latest orders. */
export function RechargeAppHeroNarrow() {
  return (
    <Scene width={400} height={444} ground="brand">
      <Rings x={200} y={460} size={360} tone="brand-lift" />
      <Phone x={82} y={26} width={236} height={300} head={132}>
        <BrandScreen />
      </Phone>
      <Panel x={20} y={178} width={360} height={246}>
        <OwnerPanel width={320} rows={2} />
      </Panel>
    </Scene>
  );
}
