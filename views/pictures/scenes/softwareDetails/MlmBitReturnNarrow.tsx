import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Carton } from '../../kit/things/Carton.tsx';

/** The same for phones: the arrow comes down on the carton. */
export const MlmBitReturnNarrow = () => (
  <Scene {...narrowBitSize} ground="sand">
    <path
      d="M142 116V46a26 26 0 00-26-26H92a26 26 0 00-26 26V48M52 35L66 49L80 35"
      className="stroke-red"
      strokeWidth={7}
    />
    <Carton x={14} y={60}>
      ₹1,200
    </Carton>
    <Label x={80} y={189} size={32} weight={800} tone="red-ink" anchor="middle">
      −₹60
    </Label>
  </Scene>
);
