import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Stamp } from '../../kit/documents/Stamp.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the price below the fold of the sheet. */
export function MlmBitReturnNarrow() {
  return (
    <Scene {...narrowBitSize} ground="warm">
      <PaperDocument x={12} y={18} width={136} height={200} fold={28}>
        <Label x={68} y={62} size={26} weight={700} anchor="middle">
          ₹1,200
        </Label>
        <Label x={68} y={154} size={36} weight={800} tone="red" anchor="middle">
          −₹60
        </Label>
      </PaperDocument>
      <g className="sheet">
        <Stamp x={80} y={113} turn={-5} size={16} tone="red">
          Returned
        </Stamp>
      </g>
    </Scene>
  );
}
