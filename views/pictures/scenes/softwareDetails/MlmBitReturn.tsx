import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Stamp } from '../../kit/documents/Stamp.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** An invoice for goods that came back, and the commission that goes with it. */
export function MlmBitReturn() {
  return (
    <Scene {...bitSize} ground="warm">
      <PaperDocument x={36} y={14} width={168} height={160}>
        <g opacity={0.4}>
          <Skeleton x={16} y={20} widths={[84, 56]} step={22} tone="faint" />
        </g>
        <Label x={152} y={51} size={14} weight={600} tone="muted" anchor="end">
          ₹1,200
        </Label>
        <Label x={152} y={124} size={36} weight={800} tone="red" anchor="end">
          −₹60
        </Label>
      </PaperDocument>
      <g className="sheet">
        <Stamp x={86} y={89} turn={-7} size={15} tone="red">
          Returned
        </Stamp>
      </g>
    </Scene>
  );
}
