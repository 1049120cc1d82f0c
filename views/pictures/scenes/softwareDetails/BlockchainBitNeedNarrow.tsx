import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageFloor } from '../../kit/stage/StageFloor.tsx';

/** The same for phones: whether employers should have to trust the website, and no for an answer. */
export const BlockchainBitNeedNarrow = () => (
  <Scene {...narrowBitSize} ground="warm">
    <StageFloor tone="marigold-soft" object={124} narrow />
    <PaperDocument x={18} y={24} width={124} height={160} flat fold={24}>
      <Label x={12} y={50} size={22} weight={700}>
        Trust the
      </Label>
      <Label x={12} y={74} size={22} weight={700}>
        website?
      </Label>
      <rect x={13} y={86} width={22} height={22} rx={6} className="stroke-faint" strokeWidth={2} />
      <Label x={46} y={104} size={21} weight={600} tone="muted">
        Yes
      </Label>
      <rect x={6} y={115} width={112} height={38} rx={10} className="green-soft" />
      <rect x={12} y={122} width={24} height={24} rx={6} className="green" />
      <Glyph name="check" x={13} y={123} size={22} tone="surface" bold />
      <Label x={46} y={142} size={21} weight={800} tone="green-ink">
        No
      </Label>
    </PaperDocument>
  </Scene>
);
