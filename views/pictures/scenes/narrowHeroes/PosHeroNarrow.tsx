import { ApprovedTerminal } from '../../kit/devices/ApprovedTerminal.tsx';
import { TappedCard } from '../../kit/money/TappedCard.tsx';
import { SariSeller } from '../../kit/people/SariSeller.tsx';
import { SariShelf } from '../../kit/places/SariShelf.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, with one pile of saris on the shelf. */
export function PosHeroNarrow() {
  return (
    <Scene width={400} height={400} ground="mint">
      <path d="M0 0H400V290H0z" className="green-soft" opacity={0.7} />
      <SariShelf
        x={228}
        y={62}
        width={150}
        scale={0.8}
        piles={[[27, ['brand', 'marigold', 'red']]]}
      />
      <path d="M0 290H400V400H0z" fill="url(#sheen)" />
      <path d="M0 290H400V296H0z" className="brand-lift" />
      <SariSeller x={236} y={108} scale={1.24} />
      <ApprovedTerminal x={10} y={62} scale={0.9} />
      <TappedCard x={300} y={340} turn={10} scale={0.34} />
    </Scene>
  );
}
