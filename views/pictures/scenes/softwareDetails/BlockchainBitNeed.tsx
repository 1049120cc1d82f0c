import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageNumber } from '../../kit/stage/StageNumber.tsx';

/** The first stage: whether employers should have to trust the website, and no for an answer. */
export const BlockchainBitNeed = () => (
  <Scene {...bitSize} ground="warm">
    <PaperDocument x={64} y={20} width={152} height={160}>
      <Label x={18} y={33} size={17} weight={700}>
        Trust the
      </Label>
      <Label x={18} y={53} size={17} weight={700}>
        website?
      </Label>
      <rect x={19} y={65} width={18} height={18} rx={4} className="stroke-faint" strokeWidth={2} />
      <Label x={48} y={80} size={16} weight={600} tone="muted">
        Yes
      </Label>
      <rect x={8} y={90} width={136} height={32} rx={8} className="green-soft" />
      <rect x={18} y={96} width={20} height={20} rx={4} className="green" />
      <Glyph name="check" x={19} y={97} size={18} tone="surface" bold />
      <Label x={48} y={112} size={16} weight={800} tone="green-ink">
        No
      </Label>
    </PaperDocument>
    <StageNumber x={32} y={32} scale={1.3}>
      1
    </StageNumber>
  </Scene>
);
