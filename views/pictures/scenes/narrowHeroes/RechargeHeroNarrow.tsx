import { RechargeTill } from '../../kit/devices/RechargeTill.tsx';
import { KeeperAtTill } from '../../kit/people/KeeperAtTill.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { PendantLamp } from '../../kit/things/PendantLamp.tsx';
import { rechargeCallInShort } from '../services/rechargeCall.ts';

/** The head of the recharge page for phones: the call in its window, and the till that shows what came of it. */
export function RechargeHeroNarrow() {
  return (
    <Scene width={400} height={400} ground="lilac">
      <path d="M0 340H400V400H0z" className="brand" />
      <path d="M0 340H400V376H0z" className="brand-lift" />
      <PendantLamp x={350} y={-4} scale={0.8} />
      <KeeperAtTill x={264} y={200}>
        <RechargeTill x={-146} y={20} scale={0.84} />
      </KeeperAtTill>
      <CodeWindow x={16} y={16} width={280} size={19} titleSize={15} {...rechargeCallInShort} />
      <path
        d="M60 200V276Q60 290 74 290H108M98 280L108 290 98 300"
        className="stroke-marigold"
        strokeWidth={4}
      />
    </Scene>
  );
}
