import { KeeperWithPhone } from '../../kit/people/KeeperWithPhone.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A shop from where its customer stands: the keeper, and on his counter the customer's phone, which he has recharged. */
export function RechargeApi() {
  return (
    <Scene width={640} height={520} ground="mint">
      {/* Nothing stands up behind the keeper’s head, nor behind the phone; the upper board is two that meet there. */}
      <Shelf x={-20} y={188} scale={1.7} width={171} stocked={74} row="second" pale="brand-soft" />
      <Shelf x={-20} y={326} scale={1.7} width={400} stocked={74} pale="brand-soft" />
      <Shelf x={278} y={188} scale={1.7} width={220} cleared={[0, 20]} pale="brand-soft" />
      <path d="M0 412H640V520H0z" fill="url(#sheen)" />
      <path d="M0 412H640V476H0z" className="brand-lift" />
      <path d="M0 0H640V56H0z" className="deep-lift" />
      <Label x={320} y={37} size={24} weight={700} tone="on-deep" anchor="middle">
        Recharge
      </Label>
      <Awning x={0} y={56} stripe={640 / 9} count={9} drop={25} />
      <KeeperWithPhone x={84} y={146} scale={1.9} />
    </Scene>
  );
}
