import { Seal } from '../../kit/documents/Certificate.tsx';
import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageNumber } from '../../kit/stage/StageNumber.tsx';

/** The third stage: on a fenced network a sample certificate is published and revoked. */
export const BlockchainBitTest = () => (
  <Scene {...bitSize} ground="deep">
    {/* The fence leaves out the corner in which the number stands. */}
    <path
      d="M66 20H206a14 14 0 0114 14V116a14 14 0 01-14 14H34a14 14 0 01-14-14V66"
      className="stroke-code-string"
      strokeWidth={2}
      strokeDasharray="2 8"
    />
    <PaperDocument x={64} y={36} width={128} height={78} flat>
      <Label x={14} y={31} size={16} weight={700}>
        Sample
      </Label>
      <Skeleton x={14} y={44} widths={[38, 28]} step={15} />
      <Seal x={91} y={49} scale={0.36} />
    </PaperDocument>
    <circle cx={192} cy={104} r={18} className="red" />
    <Glyph name="x" x={181} y={93} size={22} tone="on-brand" bold />
    <StageNumber x={32} y={32} scale={1.3}>
      3
    </StageNumber>
  </Scene>
);
