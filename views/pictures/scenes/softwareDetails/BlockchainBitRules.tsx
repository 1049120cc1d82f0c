import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Signature } from '../../kit/documents/Signature.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageNumber } from '../../kit/stage/StageNumber.tsx';

/** The second stage: the two rules by name, with ticks, signed in two hands. */
export const BlockchainBitRules = () => (
  <Scene {...bitSize} ground="tint">
    <PaperDocument x={64} y={16} width={152} height={118}>
      {['Publish', 'Revoke'].map((rule, index) => (
        <g key={rule} transform={`translate(14 ${14 + index * 27})`}>
          <Glyph name="check" x={0} y={0} size={20} tone="green" bold />
          <Label x={28} y={16} size={16} weight={600}>
            {rule}
          </Label>
        </g>
      ))}
      <path d="M16 102H70M82 102H136" className="stroke-faint" strokeWidth={2} />
      <Signature x={16} y={80} scale={0.44} hand="third" />
      <Signature x={82} y={78} scale={0.44} hand="second" />
    </PaperDocument>
    <StageNumber x={32} y={32} scale={1.3}>
      2
    </StageNumber>
  </Scene>
);
