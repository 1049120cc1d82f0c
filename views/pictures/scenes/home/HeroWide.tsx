import { RechargeOnStand } from '../../kit/devices/RechargeOnStand.tsx';
import { KeeperPresenting } from '../../kit/people/KeeperPresenting.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { ShopStall } from '../../kit/places/ShopStall.tsx';
import { ShopBooks } from '../../kit/records/ShopBooks.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { StraightArrow } from '../../kit/shapes/StraightArrow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Nothing stands behind the keeper’s head, and nothing is cut by the phone. */
const Goods = () => (
  <>
    <Shelf x={26} y={160} scale={1.25} width={60} pale="on-brand" />
    <Shelf x={300} y={160} scale={1.25} width={70} row="second" pale="on-brand" />
    <Shelf x={590} y={160} scale={1.25} width={110} pale="on-brand" />
    <Shelf x={600} y={264} scale={1.25} width={101} row="second" pale="on-brand" />
  </>
);

const response = ['"orderId": "RC-20418",', '"status": "success",', '"amount": 299'] as const;

/** One recharge at a shop: it is on the customer’s phone, and on the front of the counter are the answer to it and its entry in the books. */
export function HeroWide() {
  return (
    <Scene width={760} height={704} ground="none" night="rimmed">
      <ShopStall
        x={4}
        y={2}
        width={752}
        counter={[410, 36, 692]}
        awning={[11, 42]}
        wall={<Goods />}
      >
        <KeeperPresenting x={300} y={144} scale={1.9} mirrored={164} />
        <RechargeOnStand x={98} y={104} />
      </ShopStall>
      <CodeWindow
        x={38}
        y={484}
        width={320}
        title="200 OK"
        titleSize={20}
        size={20}
        lines={response}
        flat
      />
      <ShopBooks x={402} y={484} />
      <StraightArrow from={[198, 434]} to={[198, 480]} />
      <StraightArrow from={[358, 626]} to={[398, 626]} />
    </Scene>
  );
}
