import { ApprovedTerminal } from '../../kit/devices/ApprovedTerminal.tsx';
import { TappedCard } from '../../kit/money/TappedCard.tsx';
import { SariRack, ShopLamp } from '../../kit/places/SariShopWall.tsx';
import { At } from '../../kit/stage/At.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

/** The same for phones: the terminal, the card and the code, and one shelf of saris. */
export function PosHeroNarrow() {
  return (
    <Scene width={400} height={400} ground="mint">
      <path d="M0 0H400V290H0z" className="green-soft" opacity={0.7} />
      <SariRack
        x={296}
        y={78}
        scale={0.72}
        boards={[[['brand', 'marigold', 'red']], [['red', 'green', 'brand']]]}
      />
      <ShopLamp x={52} y={-10} scale={0.8} />
      <path d="M0 290H400V400H0z" fill="url(#sheen)" />
      <path d="M0 290H400V296H0z" className="brand-lift" />
      <ContactShadow x={52} y={330} width={90} />
      <UpiStand x={16} y={223} scale={0.58} small />
      <ApprovedTerminal x={66} y={50} scale={0.78} />
      <At x={313} y={202} turn={12} scale={0.6}>
        <TappedCard x={0} y={0} />
      </At>
    </Scene>
  );
}
