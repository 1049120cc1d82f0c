import { CustomerPhone } from '../../kit/devices/CustomerPhone.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { StatusArrow } from '../../kit/screens/StatusArrow.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { rechargeCall } from '../services/rechargeCall.ts';

/** The head of the recharge page for phones: the call in its window, and the phone that it has recharged. */
export function RechargeHeroNarrow() {
  return (
    <Scene width={400} height={400} ground="brand">
      <Rings x={400} y={0} size={280} tone="brand-lift" />
      <CodeWindow x={14} y={30} width={320} size={17.5} titleSize={15} {...rechargeCall} />
      <StatusArrow
        frame={{ x: 26, y: 222.5, width: 214 }}
        size={17.5}
        from={60}
        drop={74}
        to={247}
      />
      <CustomerPhone x={247} y={181} scale={0.59} />
    </Scene>
  );
}
