import { StandingPhone } from '../../kit/devices/StandingPhone.tsx';
import { KeeperPointing } from '../../kit/people/KeeperPointing.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { rechargeCall } from './rechargeCall.ts';

/** A shop, in which the keeper points at the customer’s phone, and before it the call that has recharged that phone. */
export function RechargeApi() {
  return (
    <Scene width={640} height={520} ground="mint">
      {/* Nothing stands up behind the keeper’s head, nor behind the phone. */}
      <Shelf x={-10} y={130} scale={1.4} width={120} row="second" pale="brand-soft" />
      <Shelf x={300} y={130} scale={1.4} width={250} pale="brand-soft" />
      <Awning x={0} y={0} stripe={640 / 9} count={9} drop={20} />
      <KeeperPointing x={150} y={76} scale={1.2} />
      <path d="M0 248H640V520H0z" fill="url(#sheen)" />
      <path d="M0 248H640V272H0z" className="brand-lift" />
      <StandingPhone x={399} y={156} scale={0.95} />
      <CodeWindow x={28} y={265} width={300} size={21} {...rechargeCall} />
      <StepArrow x={336} y={364} length={54} />
    </Scene>
  );
}
