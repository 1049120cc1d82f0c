import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { BankBuilding } from '../../kit/places/BankBuilding.tsx';
import { BitFloor } from '../../kit/stage/BitFloor.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A coin before the steps of a bank. */
export const RechargeSellsTransfer = () => (
  <Scene {...bitSize} ground="brand">
    <BitFloor x={124} width={156} />
    <BankBuilding x={80} y={20} />
    <RupeeCoin x={78} y={101} radius={31} />
  </Scene>
);
