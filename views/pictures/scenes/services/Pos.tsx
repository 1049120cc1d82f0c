import { ApprovedTerminal } from '../../kit/devices/ApprovedTerminal.tsx';
import { TappedCard } from '../../kit/money/TappedCard.tsx';
import { SariSeller } from '../../kit/people/SariSeller.tsx';
import { SariShelf } from '../../kit/places/SariShelf.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A sari shop as its customer sees it: close before her the terminal which her card has met, and behind the counter the seller. */
export function Pos() {
  return (
    <Scene width={640} height={520} ground="mint">
      <path d="M0 0H640V340H0z" className="green-soft" opacity={0.7} />
      <SariShelf x={306} y={112} width={130} piles={[[27, ['brand', 'marigold', 'red']]]} />
      <path d="M0 332H640V520H0z" fill="url(#sheen)" />
      <path d="M0 332H640V340H0z" className="brand-lift" />
      <SariSeller x={384} y={72} scale={1.86} />
      {/* Nearer to us than the counter reaches, so the lower edge cuts it. */}
      <ApprovedTerminal x={28} y={92} scale={1.23} />
      <TappedCard x={436} y={420} turn={10} scale={0.5} />
    </Scene>
  );
}
