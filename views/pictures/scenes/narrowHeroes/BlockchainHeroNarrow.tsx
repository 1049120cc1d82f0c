import { Certificate } from '../../kit/documents/Certificate.tsx';
import { ChainedBlock } from '../../kit/records/ChainedBlock.tsx';
import { CheckedCertificate } from '../../kit/screens/CheckedCertificate.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the blockchain page for phones: the certificate, the phone that has checked it, and the block that proves it. */
export function BlockchainHeroNarrow() {
  return (
    <Scene width={400} height={536} ground="deep">
      <Dots x={24} y={24} size={352} rows={31} tone="deep-lift" />
      <Certificate x={16} y={34} turn={-3} scale={0.84} />
      <ChainedBlock x={22} y={424} scale={0.64}>
        1041
      </ChainedBlock>
      <ChainedBlock x={104} y={424} scale={0.64} kind="proof" link="whole">
        1042
      </ChainedBlock>
      <CheckedCertificate x={184} y={260} scale={0.98} height={400} />
    </Scene>
  );
}
