import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageNumber } from '../../kit/stage/StageNumber.tsx';

/** The same for phones: whether employers should have to trust the website, and no for an answer. */
export const BlockchainBitNeedNarrow = () => (
  <Scene {...narrowBitSize} ground="warm">
    <PaperDocument x={14} y={24} width={132} height={200}>
      <Label x={14} y={57} size={23} weight={700}>
        Trust the
      </Label>
      <Label x={14} y={82} size={23} weight={700}>
        website?
      </Label>
      <rect x={15} y={96} width={24} height={24} rx={6} className="stroke-faint" strokeWidth={2} />
      <Label x={52} y={115} size={21} weight={600} tone="muted">
        Yes
      </Label>
      <rect x={6} y={126} width={120} height={38} rx={10} className="green-soft" />
      <rect x={14} y={132} width={26} height={26} rx={6} className="green" />
      <Glyph name="check" x={16} y={134} size={22} tone="surface" bold />
      <Label x={52} y={153} size={21} weight={800} tone="green-ink">
        No
      </Label>
    </PaperDocument>
    <StageNumber x={30} y={30} scale={1.3}>
      1
    </StageNumber>
  </Scene>
);
