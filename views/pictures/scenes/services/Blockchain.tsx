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
      <Certificate x={24} y={68} turn={-3} scale={0.74} />
      {/* On the paper the line is dark enough to be seen. */}
      <path d="M102 280V302" className="stroke-green" strokeWidth={4} />
      <circle cx={102} cy={276} r={6} className="green" />
      {['1040', '1041'].map((block, index) => (
        <ChainedBlock
          key={block}
          x={30 + index * pitch}
          y={425}
          scale={0.9}
          {...(index > 0 && { link: 'whole' })}
        >
          {block}
        </ChainedBlock>
      ))}
      <ChainedBlock x={30 + 2 * pitch} y={425} scale={0.9} kind="proof" link="whole">
        1042
      </ChainedBlock>
      <path d="M315 393l8 9 8-9" className="stroke-code-number" strokeWidth={4} />
      <CheckedCertificate x={398} y={30} height={460} />
      <path d={found} className="stroke-code-number" strokeWidth={4} />
      {/* On the face of the block a dot is dark enough to be seen, on the edge of the phone a pale one. */}
      <circle cx={355} cy={457} r={6} className="green" />
      <circle cx={402.5} cy={327} r={5.5} className="code-number" />
    </Scene>
  );
}

/** From one block to the next: the links begin at the side of a block, clear of its number. */
const pitch = 123;

/** From the code of the certificate to its block. */
const proof = 'M102 290V340q0 12 12 12H311q12 0 12 12V400';

/** From the block to the row of the phone that names it. */
const found = 'M355 457H373q12 0 12-12V339q0-12 12-12H402';
