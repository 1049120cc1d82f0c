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
        y={138}
        width={262}
        piles={[[154, ['brand', 'marigold', 'red', 'brand-lift']]]}
      />
      <SariShelf x={120} y={226} width={262} piles={[[154, ['green', 'brand-lift', 'marigold']]]} />
      <SariShelf x={548} y={138} width={120} piles={[[20, ['red', 'green', 'brand-lift']]]} />
      <SariShelf x={548} y={226} width={120} piles={[[20, ['marigold', 'brand', 'red']]]} />
      <path d="M0 332H640V520H0z" fill="url(#sheen)" />
      <path d="M0 332H640V340H0z" className="brand-lift" />
      <SariSeller x={360} y={92} scale={1.72} />
      <ellipse cx={552} cy={446} rx={76} ry={8} className="shade" />
      <SariPile x={488} y={447} scale={1.34} saris={['marigold', 'red']} />
      <ellipse cx={143} cy={495} rx={126} ry={11} className="shade" />
      <ApprovedTerminal x={38} y={108} scale={1.01} />
      <CardHeldOut x={300} y={370} turn={50} scale={0.74} digits="4417" />
    </Scene>
  );
}
