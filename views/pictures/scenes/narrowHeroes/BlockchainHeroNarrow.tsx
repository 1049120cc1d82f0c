import { Dots } from '../../kit/Backdrop.tsx';
import { Certificate } from '../../kit/Certificate.tsx';
import { RecordBlock } from '../../kit/RecordBlock.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TurningBadge } from '../../kit/TurningBadge.tsx';
import { chainBlocks } from '../services/chainBlocks.ts';

/** The head of the blockchain page for phones: the certificate, and the two blocks that prove it. */
export function BlockchainHeroNarrow() {
  return (
    <Scene width={400} height={512} ground="deep">
      <Dots x={24} y={24} size={352} rows={28} tone="deep-lift" />
      <Certificate x={24} y={32} turn={-2} fingerprint={chainBlocks[2].own[0]} />
      <path d="M150 219C196 219 168 272 214 272" className="stroke-code-number" strokeWidth={4} />
      {chainBlocks.slice(1, 3).map((block, index) => (
        <RecordBlock
          key={block.title}
          {...block}
          x={52 + index * 176}
          y={316}
          scale={1.1}
          chosen={index === 1}
        />
      ))}
      <path d="M176 473c38 0 30-53 72-53" className="stroke-marigold" strokeWidth={4} />
      <TurningBadge x={208} y={244} width={172} was="Checking">
        Verified
      </TurningBadge>
    </Scene>
  );
}
