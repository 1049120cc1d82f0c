import { Certificate } from '../../kit/documents/Certificate.tsx';
import { RecordBlock } from '../../kit/records/RecordBlock.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningBadge } from '../../kit/stage/TurningBadge.tsx';
import { chainBlocks } from '../services/chainBlocks.ts';

/** The head of the blockchain page for phones: the certificate, and the two blocks that prove it. */
export function BlockchainHeroNarrow() {
  return (
    <Scene width={400} height={580} ground="deep">
      <Dots x={24} y={24} size={352} rows={32} tone="deep-lift" />
      <Certificate x={24} y={28} turn={-2} fingerprint={chainBlocks[2].own[0]} />
      <path
        d="M154 214C250 212 290 226 290 290V364"
        className="stroke-code-number"
        strokeWidth={4}
      />
      {chainBlocks.slice(1, 3).map((block, index) => (
        <RecordBlock
          key={block.title}
          {...block}
          time={undefined}
          x={36 + index * 176}
          y={372}
          scale={1.1}
          chosen={index === 1}
        />
      ))}
      <path d="M159 522c38 0 28-64 68-64" className="stroke-marigold" strokeWidth={4} />
      <TurningBadge x={204} y={280} width={172} was="Checking">
        Verified
      </TurningBadge>
    </Scene>
  );
}
