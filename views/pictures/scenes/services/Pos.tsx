import { ApprovedTerminal } from '../../kit/devices/ApprovedTerminal.tsx';
import { CardHeldOut } from '../../kit/people/CardHeldOut.tsx';
import { SariSeller } from '../../kit/people/SariSeller.tsx';
import { SariShelf } from '../../kit/places/SariShelf.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A sari shop as its customer sees it: close before her the terminal, at whose upper edge she taps her card, and behind the counter the seller. */
export function Pos() {
  return (
    <Scene width={640} height={520} ground="mint">
      <path d="M0 0H640V340H0z" className="green-soft" opacity={0.7} />
      <SariShelf
        x={484}
        y={90}
        width={200}
        piles={[
          [12, ['brand', 'marigold', 'red']],
          [124, ['green', 'brand-lift']],
        ]}
      />
      <path d="M0 332H640V520H0z" fill="url(#sheen)" />
      <path d="M0 332H640V340H0z" className="brand-lift" />
      <SariSeller x={440} y={136} scale={1.4} />
      {/* Nearer to us than the counter reaches, so the lower edge cuts it. */}
      <ApprovedTerminal x={22} y={150} scale={1.3} />
      <CardHeldOut x={361} y={175} turn={68} scale={0.66} digits="4417" elbow={345} />
    </Scene>
  );
}
