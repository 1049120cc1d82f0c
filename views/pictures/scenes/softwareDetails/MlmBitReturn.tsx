import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Stamp } from '../../kit/documents/Stamp.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** An invoice for goods that came back, and the commission that goes with it. */
export function MlmBitReturn() {
  return (
    <Scene {...bitSize} ground="warm">
      <PaperDocument x={36} y={16} turn={-2} width={168} height={150}>
        <Label x={16} y={34} size={23} weight={700}>
          ₹1,200
        </Label>
        <Label x={16} y={120} size={24} weight={800} tone="red">
          −₹60
        </Label>
      </PaperDocument>
      <g className="sheet">
        <Stamp x={128} y={80} turn={-5} size={22} tone="red">
          Returned
        </Stamp>
      </g>
    </Scene>
  );
}
