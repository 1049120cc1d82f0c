import { ReviewedBlock } from '../../kit/records/ReviewedBlock.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageFloor } from '../../kit/stage/StageFloor.tsx';

/** The fourth stage: the contract has passed its review, and its block is released. */
export const BlockchainBitRelease = () => (
  <Scene {...bitSize} ground="mint">
    <StageFloor tone="green-soft" object={116} />
    <ReviewedBlock x={62} y={32} height={102} />
  </Scene>
);
