import { RechargeOnStand } from '../../kit/devices/RechargeOnStand.tsx';
import { KeeperPresenting } from '../../kit/people/KeeperPresenting.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { ShopStall } from '../../kit/places/ShopStall.tsx';
import { AnsweredRecharge } from '../../kit/records/AnsweredRecharge.tsx';
import { StraightArrow } from '../../kit/shapes/StraightArrow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same recharge for phones: its answer and its entry are one below the other on the front of the counter, which is as low as they let it be. */
export function HeroNarrow() {
  return (
    <Scene width={400} height={580} ground="none" night="rimmed">
      <ShopStall
        x={2}
        y={4}
        width={396}
        counter={[324, 34, 568]}
        awning={[9, 36]}
        wall={<Shelf x={190} y={112} width={180} row="second" pale="on-brand" />}
      >
        <KeeperPresenting x={184} y={156} scale={1.2} mirrored={164} />
        <RechargeOnStand x={30} y={89} scale={0.77} />
      </ShopStall>
      <AnsweredRecharge x={32} y={386} />
      <StraightArrow from={[107, 347]} to={[107, 382]} />
    </Scene>
  );
}
