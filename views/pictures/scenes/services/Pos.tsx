import { ApprovedTerminal } from '../../kit/devices/ApprovedTerminal.tsx';
import { CardHeldOut } from '../../kit/people/CardHeldOut.tsx';
import { SariSeller } from '../../kit/people/SariSeller.tsx';
import { SariPile, SariShelf } from '../../kit/places/SariShelf.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A sari shop as its customer sees it: before her on the counter the terminal, at which she taps her card, and behind it the seller. */
export function Pos() {
  return (
    <Scene width={640} height={520} ground="mint">
      <path d="M0 0H640V340H0z" className="green-soft" opacity={0.7} />
      {/* The boards end beside the seller, so that none runs through her head. */}
      <SariShelf
        x={120}
        y={122}
        width={270}
        piles={[[156, ['brand', 'marigold', 'red', 'brand-lift']]]}
      />
      <SariShelf x={560} y={122} width={100} piles={[[16, ['red', 'green', 'brand-lift']]]} />
      <SariShelf x={560} y={212} width={100} piles={[[16, ['marigold', 'brand', 'red']]]} />
      <path d="M0 332H640V520H0z" fill="url(#sheen)" />
      <path d="M0 332H640V340H0z" className="brand-lift" />
      <SariSeller x={366} y={92} scale={1.72} />
      <ellipse cx={552} cy={446} rx={76} ry={8} className="shade" />
      <SariPile x={488} y={447} scale={1.34} saris={['marigold', 'red']} />
      <ellipse cx={143} cy={495} rx={126} ry={11} className="shade" />
      <ApprovedTerminal x={38} y={108} scale={1.01} />
      <CardHeldOut x={309} y={255} turn={56} scale={0.64} digits="4417" />
    </Scene>
  );
}
