import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { BankBuilding } from '../../kit/places/BankBuilding.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A coin on its way to the door of a bank. */
export const RechargeSellsTransfer = () => (
  <Scene {...bitSize} ground="deep">
    <path d="M0 116H240V150H0z" className="deep-lift" />
    <BankBuilding x={108} y={11} scale={0.95} />
    <path
      d="M66 116Q78 137 108 137H149"
      className="stroke-marigold"
      strokeWidth={4}
      strokeDasharray="0 9"
    />
    <path d="M157 133l8-8 8 8" className="stroke-marigold" strokeWidth={4} />
    <RupeeCoin x={48} y={84} radius={30} />
  </Scene>
);
