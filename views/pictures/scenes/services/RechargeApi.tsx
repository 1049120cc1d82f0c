import { KeeperWithPhone } from '../../kit/people/KeeperWithPhone.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A shop from where its customer stands: the keeper, and on his counter the customer's phone, which he has recharged. */
export function RechargeApi() {
  return (
    <Scene width={640} height={520} ground="mint">
      <Rings x={180} y={300} size={330} tone="green-soft" />
      <path d="M0 412H640V520H0z" fill="url(#sheen)" />
      <path d="M0 412H640V476H0z" className="brand-lift" />
      <path d="M0 0H640V56H0z" className="deep-lift" />
      <Label x={320} y={37} size={24} weight={700} tone="on-deep" anchor="middle">
        Recharge
      </Label>
      <Awning x={0} y={56} stripe={640 / 9} count={9} drop={25} />
      <KeeperWithPhone x={75} y={146} scale={1.9} />
    </Scene>
  );
}
