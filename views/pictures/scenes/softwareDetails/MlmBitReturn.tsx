import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Carton } from '../../kit/things/Carton.tsx';

/** Goods that come back, and the commission that goes with them. */
export const MlmBitReturn = () => (
  <Scene {...bitSize} ground="sand">
    <Carton x={20} y={27}>
      ₹1,200
    </Carton>
    <path
      d="M180 78H194a22 22 0 000-44H144M158 20L144 34L158 48"
      className="stroke-red"
      strokeWidth={7}
    />
    <Label x={180} y={123} size={32} weight={800} tone="red-ink" anchor="middle">
      −₹60
    </Label>
  </Scene>
);
