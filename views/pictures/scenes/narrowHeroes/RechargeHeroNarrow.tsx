import { KeeperWithPhone } from '../../kit/people/KeeperWithPhone.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the recharge page for phones: the keeper and the phone that he has recharged. */
export function RechargeHeroNarrow() {
  return (
    <Scene width={400} height={400} ground="mint">
      <Rings x={110} y={250} size={230} tone="green-soft" />
      <path d="M0 312H400V400H0z" fill="url(#sheen)" />
      <path d="M0 312H400V356H0z" className="brand-lift" />
      <path d="M0 0H400V44H0z" className="deep-lift" />
      <Label x={200} y={30} size={19} weight={700} tone="on-deep" anchor="middle">
        Recharge
      </Label>
      <Awning x={0} y={44} stripe={400 / 9} count={9} drop={16} />
      <KeeperWithPhone x={30} y={132.8} scale={1.28} />
    </Scene>
  );
}
