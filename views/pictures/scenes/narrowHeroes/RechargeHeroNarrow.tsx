import { KeeperWithPhone } from '../../kit/people/KeeperWithPhone.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the recharge page for phones: the keeper and the phone that he has recharged. */
export function RechargeHeroNarrow() {
  return (
    <Scene width={400} height={400} ground="mint">
      {/* Nothing stands up behind the keeper’s head, nor behind the phone; the upper board is two that meet there. */}
      <Shelf x={-12} y={146} scale={1.2} width={142} stocked={60} row="second" pale="brand-soft" />
      <Shelf x={-12} y={232} scale={1.2} width={350} stocked={50} pale="brand-soft" />
      <Shelf
        x={164}
        y={146}
        scale={1.2}
        width={206}
        stocked={190}
        cleared={[0, 20]}
        pale="brand-soft"
      />
      <path d="M0 312H400V400H0z" fill="url(#sheen)" />
      <path d="M0 312H400V356H0z" className="brand-lift" />
      <path d="M0 0H400V44H0z" className="deep-lift" />
      <Label x={200} y={30} size={19} weight={700} tone="on-deep" anchor="middle">
        Recharge
      </Label>
      <Awning x={0} y={44} stripe={400 / 9} count={9} drop={16} />
      <KeeperWithPhone x={28} y={124} scale={1.34} />
    </Scene>
  );
}
