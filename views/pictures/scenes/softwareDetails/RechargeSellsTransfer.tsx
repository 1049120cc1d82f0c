import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { BankBuilding } from '../../kit/places/BankBuilding.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A coin before the steps of a bank. */
export const RechargeSellsTransfer = () => (
  <Scene {...bitSize} ground="deep">
    <path d="M0 118H240V150H0z" className="deep-lift" />
    <BankBuilding x={80} y={14} />
    <ellipse cx={79} cy={132} rx={27} ry={4} className="deep" opacity={0.5} />
    <RupeeCoin x={78} y={101} radius={31} />
  </Scene>
);
