import { CustomerPhone } from '../../kit/devices/CustomerPhone.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { StatusArrow } from '../../kit/screens/StatusArrow.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { rechargeCall } from './rechargeCall.ts';

/** The call of a developer and its answer in a large window, and the phone of the customer, to which the status of the answer leads. */
export function RechargeApi() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={640} y={0} size={420} tone="brand-lift" />
      <CodeWindow x={28} y={32} width={500} size={28} titleSize={18} {...rechargeCall} />
      <StatusArrow frame={{ x: 38, y: 306.5, width: 339 }} size={28} from={96} drop={84} to={386} />
      <CustomerPhone x={386} y={188} />
    </Scene>
  );
}
