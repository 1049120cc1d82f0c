import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageFloor } from '../../kit/stage/StageFloor.tsx';

/** The first stage: whether employers should have to trust the website, and no for an answer. */
export const BlockchainBitNeed = () => (
  <Scene {...bitSize} ground="warm">
    <StageFloor tone="marigold-soft" object={116} />
    <PaperDocument x={62} y={16} width={116} height={118} flat fold={18}>
      <Label x={14} y={29} size={16} weight={700}>
        Trust the
      </Label>
      <Label x={14} y={48} size={16} weight={700}>
        website?
      </Label>
      <rect x={15} y={58} width={18} height={18} rx={4} className="stroke-faint" strokeWidth={2} />
      <Label x={44} y={73} size={16} weight={600} tone="muted">
        Yes
      </Label>
      <rect x={6} y={82} width={104} height={30} rx={8} className="green-soft" />
      <rect x={14} y={87} width={20} height={20} rx={4} className="green" />
      <Glyph name="check" x={15} y={88} size={18} tone="surface" bold />
      <Label x={44} y={103} size={16} weight={800} tone="green-ink">
        No
      </Label>
    </PaperDocument>
  </Scene>
);
