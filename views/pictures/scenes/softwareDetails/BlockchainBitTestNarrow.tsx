import { SampleCertificate } from '../../kit/documents/SampleCertificate.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageFloor } from '../../kit/stage/StageFloor.tsx';

/** The same for phones: the sample upright. */
export const BlockchainBitTestNarrow = () => (
  <Scene {...narrowBitSize} ground="deep">
    <StageFloor tone="sheen-to" object={116} narrow />
    <SampleCertificate x={22} y={34} height={150} />
  </Scene>
);
