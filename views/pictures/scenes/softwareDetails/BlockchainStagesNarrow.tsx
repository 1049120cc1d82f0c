import { Reviewer, SignedRules } from '../../kit/records/ledgerStages.tsx';
import { ReleasedBlock } from '../../kit/records/ReleasedBlock.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: the signed rules, and the block that was released after a review. */
export function BlockchainStagesNarrow() {
  return (
    <Scene width={400} height={228} ground="warm">
      <path d="M100 76H300" className="stroke-marigold" strokeWidth={4} />
      <SignedRules x={16} y={24} turn={-1.5} scale={0.78} />
      <ReleasedBlock x={246} y={29} scale={1.03} />
      <Reviewer x={188} y={148} scale={0.66} />
      <circle cx={219} cy={76} r={15} className="marigold" />
      <Glyph name="arrow-right" x={209} y={66} size={20} tone="deep" bold />
    </Scene>
  );
}
