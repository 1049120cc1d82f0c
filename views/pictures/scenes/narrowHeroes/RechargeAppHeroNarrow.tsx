import { Rings } from '../../kit/Backdrop.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { DoneScreen, OrdersScreen } from '../../kit/RechargeScreens.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The head of the page on recharge applications, for phones: a sale that is done, before the owner’s list of the day. */
export function RechargeAppHeroNarrow() {
  return (
    <Scene width={400} height={456}>
      <Rings x={200} y={440} size={360} />
      <Phone x={188} y={56} width={208} height={521} head={112} time="">
        <OrdersScreen />
      </Phone>
      <Phone x={8} y={24} width={240} height={560}>
        <DoneScreen />
      </Phone>
    </Scene>
  );
}
