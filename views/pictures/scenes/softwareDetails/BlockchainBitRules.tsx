import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Signature } from '../../kit/documents/Signature.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageNumber } from '../../kit/stage/StageNumber.tsx';

const widths = [92, 76] as const;

/** The second stage: rules with ticks, signed. */
export const BlockchainBitRules = () => (
  <Scene {...bitSize} ground="tint">
    <PaperDocument x={64} y={16} width={152} height={118}>
      {widths.map((width, index) => (
        <g key={width} transform={`translate(14 ${16 + index * 26})`}>
          <Glyph name="check" x={0} y={0} size={20} tone="green" bold />
          <Skeleton x={26} y={6} widths={[index === 0 ? width - 20 : width]} />
        </g>
      ))}
      <path d="M16 102H68M84 102H136" className="stroke-faint" strokeWidth={2} />
      <Signature x={14} y={74} scale={0.5} />
      <Signature x={84} y={74} scale={0.5} />
    </PaperDocument>
    <StageNumber x={32} y={32} scale={1.3}>
      2
    </StageNumber>
  </Scene>
);
