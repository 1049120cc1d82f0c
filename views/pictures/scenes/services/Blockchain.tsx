import { Certificate } from '../../kit/documents/Certificate.tsx';
import { ChainedBlock } from '../../kit/records/ChainedBlock.tsx';
import { CheckedCertificate } from '../../kit/screens/CheckedCertificate.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A certificate whose code leads to its block in the chain, and from there to an employer’s phone that has checked it. */
export function Blockchain() {
  return (
    <Scene width={640} height={520} ground="dusk">
      <Dots x={32} y={32} size={576} rows={29} tone="brand" />
      <path d={proof} className="stroke-code-number" strokeWidth={4} />
      <Certificate x={16} y={78} turn={-3} scale={0.84} />
      {/* On the paper the line is dark enough to be seen. */}
      <path d="M103 316V346" className="stroke-green" strokeWidth={4} />
      <circle cx={103} cy={313} r={6} className="green" />
      {['1040', '1041'].map((block, index) => (
        <ChainedBlock
          key={block}
          x={24 + index * 122}
          y={424}
          {...(index > 0 && { link: 'whole' })}
        >
          {block}
        </ChainedBlock>
      ))}
      <ChainedBlock x={268} y={424} kind="proof" link="whole">
        1042
      </ChainedBlock>
      <path
        d="M312 394l8 9 8-9M379 460H399m-8-8l8 8-8 8"
        className="stroke-code-number"
        strokeWidth={4}
      />
      <CheckedCertificate x={412} y={92} height={500} />
    </Scene>
  );
}

/** From the code of the certificate to its block. */
const proof = 'M103 330V369q0 12 12 12H308q12 0 12 12V401';
