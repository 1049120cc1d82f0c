import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageNumber } from '../../kit/stage/StageNumber.tsx';

/** The first stage: of two answers to one question, the second is chosen. */
export const BlockchainBitNeed = () => (
  <Scene {...bitSize} ground="warm">
    <PaperDocument x={64} y={20} width={144} height={160}>
      <Skeleton x={18} y={24} widths={[72]} height={12} tone="ink" />
      <rect x={19} y={53} width={22} height={22} rx={5} className="stroke-faint" strokeWidth={2} />
      <Skeleton x={52} y={60} widths={[64]} />
      <rect x={8} y={84} width={128} height={40} rx={10} className="green-soft" />
      <rect x={18} y={92} width={24} height={24} rx={5} className="green" />
      <Glyph name="check" x={20} y={94} size={20} tone="surface" bold />
      <Skeleton x={52} y={100} widths={[68]} tone="green" />
    </PaperDocument>
    <StageNumber x={32} y={32} scale={1.3}>
      1
    </StageNumber>
  </Scene>
);
