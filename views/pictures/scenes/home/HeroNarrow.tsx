import { RechargeInHand } from '../../kit/people/RechargeInHand.tsx';
import { ShopInDisc } from '../../kit/places/ShopInDisc.tsx';
import { PayoutBatch } from '../../kit/screens/PayoutBatch.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The hero on a phone, without the answer, which would be too small to read: the payouts lie below the shop. */
export function HeroNarrow() {
  return (
    <Scene width={400} height={568} ground="none" night="rimmed">
      <circle cx={60} cy={52} r={34} className="marigold" />
      <ShopInDisc
        x={27}
        y={-1.3}
        scale={0.553}
        hand={<RechargeInHand x={284} y={24} scale={1.863} />}
      />
      <PayoutBatch x={30} y={364} width={340} height={162} size={16} count={2} step={2.94} />
    </Scene>
  );
}
