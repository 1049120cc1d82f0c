import { RechargeOnStand } from '../../kit/devices/RechargeOnStand.tsx';
import { KeeperPresenting } from '../../kit/people/KeeperPresenting.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { ShopStall } from '../../kit/places/ShopStall.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { PayoutBatch } from '../../kit/screens/PayoutBatch.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Nothing stands behind the keeper’s head, and nothing is cut by the phone. */
const Goods = () => (
  <>
    <Shelf x={30} y={140} scale={1.25} width={240} stocked={228} pale="on-brand" />
    <Shelf x={506} y={140} scale={1.25} width={94} pale="on-brand" />
    <Shelf x={238} y={244} scale={1.25} width={70} row="second" pale="on-brand" />
  </>
);

/** What the company’s services bring about, at a shop: a customer’s recharge, the answer to it, and a run of payouts. */
export function HeroWide() {
  return (
    <Scene width={760} height={704} ground="none" night="rimmed">
      <ShopStall
        x={4}
        y={2}
        width={650}
        counter={[404, 36, 650]}
        panelled
        awning={[9, 44]}
        wall={<Goods />}
      >
        <KeeperPresenting x={32} y={166} scale={1.7} />
        <RechargeOnStand x={320} y={109} scale={0.96} />
      </ShopStall>
      <CodeWindow
        x={520}
        y={190}
        scale={1.06}
        width={212}
        title="200 OK"
        size={14.6}
        lines={['"status": "success",', '"amount": 299,', '"balance": 18451.5']}
      />
      <PayoutBatch x={434} y={430} width={310} height={242} size={18} count={3} step={3.1} />
    </Scene>
  );
}
