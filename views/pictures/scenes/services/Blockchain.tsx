import { Dots } from '../../kit/Backdrop.tsx';
import { Certificate } from '../../kit/Certificate.tsx';
import { RecordBlock } from '../../kit/RecordBlock.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TurningBadge } from '../../kit/TurningBadge.tsx';
import { chainBlocks } from './chainBlocks.ts';

const links = ['brand', 'marigold', 'green'] as const;

/** Four linked blocks, and a certificate whose fingerprint is the one in the third. */
export function Blockchain() {
  return (
    <Scene width={640} height={520} ground="deep">
      <Dots x={32} y={32} size={576} rows={29} tone="deep-lift" />
      <Certificate x={72} y={32} turn={-2} fingerprint={chainBlocks[2].own[0]} />
      <TurningBadge x={440} y={104} width={172} was="Checking">
        Verified
      </TurningBadge>
      <path
        d="M206 215C280 215 376 232 380 290m-10-9l10 12 10-12"
        className="stroke-code-number"
        strokeWidth={3}
      />
      {chainBlocks.map((block, index) => (
        <RecordBlock
          key={block.title}
          {...block}
          x={28 + index * 150}
          y={312}
          chosen={index === 2}
        />
      ))}
      {links.map((tone, index) => (
        <path
          key={tone}
          d={`M${138 + index * 150} 455c32 0 22-48 54-48`}
          className={`stroke-${tone}`}
          strokeWidth={4}
        />
      ))}
    </Scene>
  );
}
