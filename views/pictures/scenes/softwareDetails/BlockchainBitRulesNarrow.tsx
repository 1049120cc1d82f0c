import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Signature } from '../../kit/documents/Signature.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageNumber } from '../../kit/stage/StageNumber.tsx';

/** The same for phones: the two rules by name, and one signature below the other. */
export const BlockchainBitRulesNarrow = () => (
  <Scene {...narrowBitSize} ground="tint">
    <PaperDocument x={14} y={24} width={132} height={164}>
      {['Publish', 'Revoke'].map((rule, index) => (
        <g key={rule} transform={`translate(12 ${30 + index * 28})`}>
          <Glyph name="check" x={0} y={0} size={24} tone="green" bold />
          <Label x={32} y={19} size={20} weight={600}>
            {rule}
          </Label>
        </g>
      ))}
      <path d="M14 118.500H118M14 150.500H118" className="stroke-faint" strokeWidth={2} />
      <Signature x={16} y={93} scale={0.65} hand="third" />
      <Signature x={16} y={125} scale={0.65} hand="second" />
    </PaperDocument>
    <StageNumber x={30} y={30} scale={1.3}>
      2
    </StageNumber>
  </Scene>
);
