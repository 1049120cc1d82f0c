import { Certificate } from '../../kit/documents/Certificate.tsx';
import { ChainedBlock } from '../../kit/records/ChainedBlock.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

/** The head of the blockchain page for phones: a line from the code of the certificate to its block in the chain, and on to the tick that it is verified. */
export function BlockchainHeroNarrow() {
  return (
    <Scene width={400} height={536} ground="deep">
      <Dots x={24} y={24} size={352} rows={31} tone="deep-lift" />
      <path d={proof} className="stroke-code-number" strokeWidth={4} />
      {/* Turned, it is as wide as the chain and the card below it. */}
      <Certificate x={24} y={42} turn={-3} scale={0.7717} />
      {/* On the paper the line is dark enough to be seen. */}
      <path d="M105 263V284" className="stroke-green" strokeWidth={4} />
      <circle cx={105} cy={259} r={6} className="green" />
      {['1040', '1041', '1042'].map((number, index) => (
        <ChainedBlock
          key={number}
          x={24 + index * 127.1}
          y={346}
          scale={0.94}
          kind={number === '1042' ? 'proof' : 'plain'}
          {...(index > 0 && { link: 'whole' })}
        >
          {number}
        </ChainedBlock>
      ))}
      <path d={`M${block - 8} 318l8 9 8-9`} className="stroke-code-number" strokeWidth={4} />
      <Panel x={24} y={434} width={352} height={78}>
        <Label x={24} y={36} size={26} weight={800} tone="green-ink">
          Verified
        </Label>
        <Label x={24} y={62} size={17} tone="muted">
          Block 1042, 14 Nov
        </Label>
        <TurningTick x={block - 24} y={40} size={52} />
      </Panel>
      {/* Dark on the pale block and on the card, pale between them. */}
      <path d={`M${block} 404V450`} className="stroke-green" strokeWidth={4} />
      <circle cx={block} cy={402} r={5.5} className="green" />
      <path
        d={`M${block} 414V434`}
        className="stroke-code-number"
        strokeWidth={4}
        strokeLinecap="butt"
      />
    </Scene>
  );
}

/** The middle of the block that the certificate refers to. */
const block = 319.6;

/** From the code of the certificate to its block. */
const proof = `M105 276V294q0 12 12 12H${block - 12}q12 0 12 12V326`;
