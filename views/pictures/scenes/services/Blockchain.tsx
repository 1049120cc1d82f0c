import { Certificate } from '../../kit/documents/Certificate.tsx';
import { RecordBlock } from '../../kit/records/RecordBlock.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningBadge } from '../../kit/stage/TurningBadge.tsx';
import { chainBlocks } from './chainBlocks.ts';

const blocks = chainBlocks.slice(0, 3);
const links = ['brand', 'marigold'] as const;

/* From the own fingerprint of a block to the same one in the next. */
const link = (index: number): string => `M${172 + index * 200} 455c42 0 30-75 74-75`;

/** Three linked blocks, and a certificate whose fingerprint is the one in the last, and which is verified by it. */
export function Blockchain() {
  return (
    <Scene width={640} height={520} ground="deep">
      <Dots x={32} y={32} size={576} rows={29} tone="deep-lift" />
      <Certificate x={40} y={34} turn={-2} scale={0.9} fingerprint={chainBlocks[2].own[0]} />
      <path
        d="M158 204C226 202 240 168 420 168M508 198v70"
        className="stroke-code-number"
        strokeWidth={4}
      />
      <TurningBadge x={408} y={137} width={196} size={23} was="Checking">
        Verified
      </TurningBadge>
      {blocks.map((block, index) => (
        <RecordBlock
          key={block.title}
          {...block}
          time={undefined}
          x={28 + index * 200}
          y={278}
          scale={1.3}
          chosen={index === 2}
        />
      ))}
      {links.map((tone, index) => (
        <g key={tone}>
          {/* The side of a block is indigo, so a link would be lost on it without a seam. */}
          <path d={link(index)} className="stroke-on-deep" strokeWidth={10} />
          <path d={link(index)} className={`stroke-${tone}`} strokeWidth={5} />
        </g>
      ))}
    </Scene>
  );
}
