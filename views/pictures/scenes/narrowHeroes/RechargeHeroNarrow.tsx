import { StandingPhone } from '../../kit/devices/StandingPhone.tsx';
import { KeeperPointing } from '../../kit/people/KeeperPointing.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { rechargeCallInShort } from '../services/rechargeCall.ts';

/** The head of the recharge page for phones: the keeper, the phone that he has recharged, and the call for it. */
export function RechargeHeroNarrow() {
  return (
    <Scene width={400} height={400} ground="mint">
      {/* Nothing stands up behind the keeper’s head, nor behind the phone. */}
      <Shelf x={-8} y={108} scale={1.05} width={68} row="second" pale="brand-soft" />
      <Shelf x={176} y={108} scale={1.05} width={62} pale="brand-soft" />
      <Awning x={0} y={0} stripe={400 / 9} count={9} drop={14} />
      <KeeperPointing x={48} y={62} scale={0.95} />
      <path d="M0 198H400V400H0z" fill="url(#sheen)" />
      <path d="M0 198H400V218H0z" className="brand-lift" />
      <StandingPhone x={252} y={164} scale={0.61} />
      <CodeWindow x={14} y={254} width={198} size={13.6} {...rechargeCallInShort} />
      <StepArrow x={217} y={317} length={29} />
    </Scene>
  );
}
