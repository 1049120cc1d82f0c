import { ApprovedTerminal } from '../../kit/devices/ApprovedTerminal.tsx';
import { TappedCard } from '../../kit/money/TappedCard.tsx';
import { SariShelf } from '../../kit/places/SariShelf.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

/** The same for phones, with fewer saris. */
export function PosHeroNarrow() {
  return (
    <Scene width={400} height={400} ground="mint">
      <path d="M0 0H400V290H0z" className="green-soft" opacity={0.7} />
      <SariShelf
        x={220}
        y={88}
        width={220}
        scale={0.74}
        piles={[
          [10, ['brand', 'marigold', 'red']],
          [114, ['green', 'red']],
        ]}
      />
      <SariShelf x={220} y={190} width={220} scale={0.74} piles={[[10, ['red', 'green']]]} />
      <path d="M0 290H400V400H0z" fill="url(#sheen)" />
      <path d="M0 290H400V296H0z" className="brand-lift" />
      <ContactShadow x={338} y={312} width={96} />
      <UpiStand x={294} y={188} scale={0.66} small />
      <ApprovedTerminal x={10} y={62} scale={0.9} />
      <TappedCard x={300} y={340} turn={10} scale={0.34} />
    </Scene>
  );
}
