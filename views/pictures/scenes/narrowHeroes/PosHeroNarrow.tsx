import { ApprovedTerminal } from '../../kit/devices/ApprovedTerminal.tsx';
import { CardHeldOut } from '../../kit/people/CardHeldOut.tsx';
import { SariSeller } from '../../kit/people/SariSeller.tsx';
import { SariShelf } from '../../kit/places/SariShelf.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, with one pile of saris on the shelf. */
export function PosHeroNarrow() {
  return (
    <Scene width={400} height={400} ground="mint">
      <path d="M0 0H400V290H0z" className="green-soft" opacity={0.7} />
      <SariShelf
        x={330}
        y={84}
        width={200}
        scale={0.8}
        piles={[[16, ['brand', 'marigold', 'red']]]}
      />
      <path d="M0 290H400V400H0z" fill="url(#sheen)" />
      <path d="M0 290H400V296H0z" className="brand-lift" />
      <SariSeller x={288} y={172.4} scale={0.84} />
      <ApprovedTerminal x={10} y={100} scale={0.92} />
      <CardHeldOut x={244} y={123} turn={73} scale={0.43} digits="4417" elbow={465} />
    </Scene>
  );
}
