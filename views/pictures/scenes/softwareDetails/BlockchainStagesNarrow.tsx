import { Reviewer, SignedRules } from '../../kit/records/ledgerStages.tsx';
import { ReleasedBlock } from '../../kit/records/ReleasedBlock.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: the signed rules, and the block that was released after a review. */
export function BlockchainStagesNarrow() {
  return (
    <Scene width={400} height={228} ground="warm">
      <path d="M100 76H300" className="stroke-marigold" strokeWidth={4} />
      <SignedRules x={24} y={32} scale={0.7} />
      <ReleasedBlock x={248} y={34} />
      <Reviewer x={192} y={126} scale={0.48} />
      <circle cx={216} cy={76} r={15} className="marigold" />
      <Glyph name="arrow-right" x={206} y={66} size={20} tone="deep" bold />
    </Scene>
  );
}
