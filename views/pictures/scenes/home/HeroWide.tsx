import { RechargeInHand } from '../../kit/people/RechargeInHand.tsx';
import { ShopInDisc } from '../../kit/places/ShopInDisc.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { PayoutBatch } from '../../kit/screens/PayoutBatch.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What the company’s services bring about, at a shop: a customer’s recharge, the answer to it, and a run of payouts. */
export function HeroWide() {
  return (
    <Scene width={760} height={704} ground="none" night="rimmed">
      <circle cx={70} cy={92} r={58} className="marigold" />
      <ShopInDisc x={-22} y={10} hand={<RechargeInHand x={250} y={104} scale={1.48} />} />
      <CodeWindow
        x={486}
        y={104}
        scale={1.18}
        width={222}
        title="200 OK"
        size={14.6}
        lines={['"status": "success",', '"amount": 299,', '"balance": 18451.5']}
      />
      {/* Below the fingers, whose place is between the two. */}
      <PayoutBatch x={440} y={420} width={310} height={242} size={18} count={3} step={3.22} />
    </Scene>
  );
}
