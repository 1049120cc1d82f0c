import { Dots, Rings } from '../../kit/Backdrop.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { DoneScreen, LimitScreen, OrdersScreen } from '../../kit/RechargeScreens.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** Three phones in a fan: the retailer’s home screen, a recharge that is done, and the owner’s orders of the day. */
export function RechargeApplication() {
  return (
    <Scene width={640} height={520}>
      <Rings x={320} y={560} size={480} />
      <Dots x={40} y={32} size={96} rows={4} />
      <Dots x={504} y={32} size={96} rows={4} />
      <Phone x={14} y={124} turn={-9} width={208} height={520} head={136}>
        <LimitScreen />
      </Phone>
      <Phone x={418} y={84} turn={9} width={208} height={521} head={112} time="">
        <OrdersScreen />
      </Phone>
      <Phone x={200} y={36} width={240} height={560}>
        <DoneScreen />
      </Phone>
    </Scene>
  );
}
