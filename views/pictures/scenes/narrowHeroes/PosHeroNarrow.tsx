import { ApprovedTerminal } from '../../kit/devices/ApprovedTerminal.tsx';
import { CardHeldOut } from '../../kit/people/CardHeldOut.tsx';
import { SariSeller } from '../../kit/people/SariSeller.tsx';
import { SariShelf } from '../../kit/places/SariShelf.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the terminal and the seller are nearer to each other, and one shelf is left. */
export function PosHeroNarrow() {
  return (
    <Scene width={400} height={400} ground="mint">
      <path d="M0 0H400V260H0z" className="green-soft" opacity={0.7} />
      <SariShelf
        x={190}
        y={58}
        width={320}
        scale={0.72}
        piles={[
          [18, ['brand', 'marigold', 'red']],
          [154, ['green', 'brand-lift']],
        ]}
      />
      <path d="M0 254H400V400H0z" fill="url(#sheen)" />
      <path d="M0 254H400V260H0z" className="brand-lift" />
      <SariSeller x={252} y={106} scale={1.06} />
      <ellipse cx={95} cy={388} rx={100} ry={9} className="shade" />
      <ApprovedTerminal x={8} y={88} scale={0.78} />
      <CardHeldOut x={211} y={199} turn={54} scale={0.48} digits="4417" />
    </Scene>
  );
}
