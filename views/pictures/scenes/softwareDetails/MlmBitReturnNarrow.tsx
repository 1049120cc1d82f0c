import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Stamp } from '../../kit/documents/Stamp.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones. */
export function MlmBitReturnNarrow() {
  return (
    <Scene {...narrowBitSize} ground="warm">
      <PaperDocument x={16} y={18} width={128} height={200}>
        <Label x={14} y={44} size={26} weight={700}>
          ₹1,200
        </Label>
        <Label x={14} y={152} size={36} weight={800} tone="red">
          −₹60
        </Label>
      </PaperDocument>
      <g className="sheet">
        <Stamp x={80} y={100} turn={-6} size={18} tone="red">
          Returned
        </Stamp>
      </g>
    </Scene>
  );
}
