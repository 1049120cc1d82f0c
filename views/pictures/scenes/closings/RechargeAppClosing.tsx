import { Phone } from '../../kit/devices/Phone.tsx';
import { SoldRecharge } from '../../kit/money/SoldRecharge.tsx';
import { LimitScreen } from '../../kit/screens/RechargeScreens.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The app in the hand of a retailer, and the recharge that he has just sold with it. */
export function RechargeAppClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <Phone x={110} y={28} width={208} height={480} scale={1.06} head={136}>
        <LimitScreen />
      </Phone>
      <Panel x={40} y={300} width={360} height={76}>
        <SoldRecharge x={18} y={14} width={324} was={['marigold', 'Pending']} />
      </Panel>
    </Scene>
  );
}
