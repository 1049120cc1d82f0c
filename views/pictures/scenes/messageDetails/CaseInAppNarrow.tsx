import { Phone } from '../../kit/devices/Phone.tsx';
import { CodeTaken } from '../../kit/screens/CodeTaken.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones. */
export function CaseInAppNarrow() {
  return (
    <Scene {...narrowBitSize} ground="brand">
      <Phone x={18} y={20} scale={0.775} width={160} height={300} time="">
        <Label x={71} y={68} size={21} weight={600} tone="muted" anchor="middle">
          Your code
        </Label>
        <At x={11} y={84}>
          <CodeTaken width={120} size={32} tick={58} />
        </At>
      </Phone>
    </Scene>
  );
}
