import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Signature } from '../../kit/documents/Signature.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageFloor } from '../../kit/stage/StageFloor.tsx';

/** The second stage: the two rules by name, with ticks, signed in two hands. */
export const BlockchainBitRules = () => (
  <Scene {...bitSize} ground="tint">
    <StageFloor tone="brand-soft" object={116} />
    <PaperDocument x={62} y={16} width={116} height={118} flat fold={18}>
      {['Publish', 'Revoke'].map((rule, index) => (
        <g key={rule} transform={`translate(12 ${16 + index * 23})`}>
          <Glyph name="check" x={0} y={0} size={17} tone="green" bold />
          <Label x={22} y={14} size={14.5} weight={700}>
            {rule}
          </Label>
        </g>
      ))}
      <path d="M14 82.500H102M14 106.500H102" className="stroke-faint" strokeWidth={2} />
      <Signature x={22} y={62} scale={0.5} hand="third" />
      <Signature x={22} y={86} scale={0.5} hand="second" />
    </PaperDocument>
  </Scene>
);
