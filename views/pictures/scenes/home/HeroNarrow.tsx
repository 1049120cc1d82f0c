import { RechargeInHand } from '../../kit/people/RechargeInHand.tsx';
import { ShopInDisc } from '../../kit/places/ShopInDisc.tsx';
import { PayoutBatch } from '../../kit/screens/PayoutBatch.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The hero on a phone, without the answer, which would be too small to read: the payouts lie before the wrist. */
export function HeroNarrow() {
  return (
    <Scene width={400} height={540} ground="none" night="rimmed">
      <circle cx={42} cy={46} r={36} className="marigold" />
      <ShopInDisc
        x={-10}
        y={-14}
        scale={0.64}
        hand={<RechargeInHand x={262} y={92} scale={2.24} />}
      />
      {/* A second shadow above, where the card lies on the white screen. */}
      <g transform="translate(30 308)">
        <Shadow width={340} height={80} />
      </g>
      <PayoutBatch x={30} y={334} width={340} height={184} size={18} count={2} step={3.2} />
    </Scene>
  );
}
