import { Dots } from '../../kit/Backdrop.tsx';
import { RecordBlock } from '../../kit/RecordBlock.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { chainBlocks } from '../services/chainBlocks.ts';

/** Two blocks of a chain: the second repeats the fingerprint of the first. */
export function AboutBlockchain() {
  return (
    <Scene width={480} height={400} ground="deep">
      <Dots x={24} y={24} size={432} rows={22} tone="deep-lift" />
      {chainBlocks.slice(1, 3).map((block, index) => (
        <RecordBlock
          key={block.title}
          {...block}
          x={40 + index * 216}
          y={82}
          scale={1.48}
          chosen={index === 1}
        />
      ))}
      <path d="M203 294c48 0 28-72 74-72" className="stroke-marigold" strokeWidth={5} />
    </Scene>
  );
}
