import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Stamp } from '../../kit/documents/Stamp.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** An invoice for goods that came back, and the commission that goes with it. */
export function MlmBitReturn() {
  return (
    <Scene {...bitSize} ground="warm">
      <PaperDocument x={36} y={17} width={168} height={116} fold={16}>
        <Label x={16} y={33} size={15} weight={700}>
          Invoice
        </Label>
        <Label x={152} y={33} size={15} weight={600} tone="muted" anchor="end">
          ₹1,200
        </Label>
        <Label x={152} y={102} size={30} weight={800} tone="red" anchor="end">
          −₹60
        </Label>
      </PaperDocument>
      <g className="sheet">
        <Stamp x={100} y={77} turn={-6} size={14} tone="red">
          Returned
        </Stamp>
      </g>
    </Scene>
  );
}
