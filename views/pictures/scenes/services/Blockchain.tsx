import { Certificate } from '../../kit/documents/Certificate.tsx';
import { ChainedBlock } from '../../kit/records/ChainedBlock.tsx';
import { CheckedCertificate } from '../../kit/screens/CheckedCertificate.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A certificate, an employer’s phone that has checked it, and the block of the chain that proves it. */
export function Blockchain() {
  return (
    <Scene width={640} height={520} ground="dusk">
      <Dots x={32} y={32} size={576} rows={29} tone="brand" />
      <Certificate x={18} y={72} turn={-3} scale={0.84} />
      {['1040', '1041'].map((block, index) => (
        <ChainedBlock
          key={block}
          x={26 + index * 126}
          y={424}
          {...(index > 0 && { link: 'whole' })}
        >
          {block}
        </ChainedBlock>
      ))}
      <ChainedBlock x={278} y={424} kind="proof" link="whole">
        1042
      </ChainedBlock>
      <CheckedCertificate x={414} y={120} height={480} />
    </Scene>
  );
}
