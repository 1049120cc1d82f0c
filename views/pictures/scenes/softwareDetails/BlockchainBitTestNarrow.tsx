import { Seal } from '../../kit/documents/Certificate.tsx';
import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageNumber } from '../../kit/stage/StageNumber.tsx';

/** The same for phones: the sample upright, with its seal large. */
export const BlockchainBitTestNarrow = () => (
  <Scene {...narrowBitSize} ground="deep">
    <path
      d="M60 12H134a14 14 0 0114 14V174a14 14 0 01-14 14H26a14 14 0 01-14-14V60"
      className="stroke-code-string"
      strokeWidth={2.5}
      strokeDasharray="2 8"
    />
    <PaperDocument x={32} y={32} width={96} height={136} flat>
      <Label x={48} y={52} size={22} weight={700} anchor="middle">
        Sample
      </Label>
      <Seal x={48} y={86} scale={0.56} />
    </PaperDocument>
    <circle cx={118} cy={152} r={22} className="red" />
    <Glyph name="x" x={104} y={138} size={28} tone="surface" bold />
    <StageNumber x={30} y={30} scale={1.3}>
      3
    </StageNumber>
  </Scene>
);
