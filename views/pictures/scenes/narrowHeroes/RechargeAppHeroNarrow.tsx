import { Phone } from '../../kit/devices/Phone.tsx';
import { BrandHead, BrandSale } from '../../kit/screens/BrandScreen.tsx';
import { LatestSale } from '../../kit/screens/RechargeScreens.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page on recharge applications, for phones: a recharge in the app under the owner’s name, and below the phone what it adds to in his panel. */
export function RechargeAppHeroNarrow() {
  return (
    <Scene width={400} height={444} ground="brand">
      <Rings x={200} y={460} size={360} tone="brand-lift" />
      <Phone x={82} y={20} width={236} height={306} head={106} time="">
        <At x={0} y={-20}>
          <BrandHead />
        </At>
        <BrandSale x={0} y={126} />
      </Phone>
      <LatestSale x={20} y={344} />
    </Scene>
  );
}
