import { ReviewedBlock } from '../../kit/records/ReviewedBlock.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageFloor } from '../../kit/stage/StageFloor.tsx';

/** The same for phones: the block is higher. */
export const BlockchainBitReleaseNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <StageFloor tone="green-soft" object={116} narrow />
    <ReviewedBlock x={22} y={60} height={124} />
  </Scene>
);
