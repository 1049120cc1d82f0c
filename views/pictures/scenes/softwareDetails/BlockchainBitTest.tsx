import { SampleCertificate } from '../../kit/documents/SampleCertificate.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageFloor } from '../../kit/stage/StageFloor.tsx';

/** The third stage: a sample certificate is published and revoked. */
export const BlockchainBitTest = () => (
  <Scene {...bitSize} ground="deep">
    <StageFloor tone="sheen-to" object={116} />
    <SampleCertificate x={62} y={16} height={118} />
  </Scene>
);
