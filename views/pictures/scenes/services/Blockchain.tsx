import { Dots } from '../../kit/Backdrop.tsx';
import { Certificate } from '../../kit/Certificate.tsx';
import { RecordBlock } from '../../kit/RecordBlock.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TurningBadge } from '../../kit/TurningBadge.tsx';
import { chainBlocks } from './chainBlocks.ts';

const links = ['brand', 'marigold', 'green'] as const;

const link = (index: number): string => `M${138 + index * 150} 461c32 0 22-48 54-48`;

/** Four linked blocks, and a certificate whose fingerprint is the one in the third, and which is verified by it. */
export function Blockchain() {
  return (
    <Scene width={640} height={520} ground="deep">
      <Dots x={32} y={32} size={576} rows={29} tone="deep-lift" />
      <Certificate x={152} y={34} turn={-2} fingerprint={chainBlocks[2].own[0]} />
      <path
        d="M282 216C336 214 318 243 368 243M394 270v24m-9-8l9 9 9-9"
        className="stroke-code-number"
        strokeWidth={4}
      />
      <TurningBadge x={364} y={214} width={172} was="Checking">
        Verified
      </TurningBadge>
      {chainBlocks.map((block, index) => (
        <RecordBlock
          key={block.title}
          {...block}
          x={28 + index * 150}
          y={318}
          chosen={index === 2}
        />
      ))}
      {/* The side of a block is indigo, so the first link would be lost on it without a seam. */}
      <path d={link(0)} className="stroke-on-deep" strokeWidth={9} />
      {links.map((tone, index) => (
        <path key={tone} d={link(index)} className={`stroke-${tone}`} strokeWidth={4} />
      ))}
    </Scene>
  );
}
