import { RechargeOnStand } from '../../kit/devices/RechargeOnStand.tsx';
import { KeeperPresenting } from '../../kit/people/KeeperPresenting.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { ShopStall } from '../../kit/places/ShopStall.tsx';
import { PayoutBatch } from '../../kit/screens/PayoutBatch.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The hero on a phone, without the answer, which would be too small to read: the payouts lie before the foot of the shop. */
export function HeroNarrow() {
  return (
    <Scene width={400} height={568} ground="none" night="rimmed">
      <ShopStall
        x={2}
        y={4}
        width={396}
        counter={[324, 34, 486]}
        awning={[9, 36]}
        wall={<Shelf x={26} y={120} width={300} stocked={188} pale="on-brand" />}
      >
        <KeeperPresenting x={19} y={156} scale={1.2} />
        <RechargeOnStand x={221} y={89} scale={0.77} />
      </ShopStall>
      <PayoutBatch x={30} y={374} width={340} height={172} size={16} count={2} step={3.2} />
    </Scene>
  );
}
