import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Signature } from '../../kit/documents/Signature.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageFloor } from '../../kit/stage/StageFloor.tsx';

/** The same for phones: the two rules by name, and one signature below the other. */
export const BlockchainBitRulesNarrow = () => (
  <Scene {...narrowBitSize} ground="tint">
    <StageFloor tone="brand-soft" object={124} narrow />
    <PaperDocument x={18} y={24} width={124} height={160} flat fold={24}>
      {['Publish', 'Revoke'].map((rule, index) => (
        <g key={rule} transform={`translate(10 ${30 + index * 28})`}>
          <Glyph name="check" x={0} y={0} size={24} tone="green" bold />
          <Label x={31} y={19} size={20} weight={600}>
            {rule}
          </Label>
        </g>
      ))}
      <path d="M14 114.500H110M14 146.500H110" className="stroke-faint" strokeWidth={2} />
      <Signature x={18} y={90} scale={0.62} hand="third" />
      <Signature x={18} y={122} scale={0.62} hand="second" />
    </PaperDocument>
  </Scene>
);
