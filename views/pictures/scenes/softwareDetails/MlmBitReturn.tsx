import { PlanWindow, planWindow } from '../../kit/screens/PlanWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const { size, figure } = planWindow.wide;

/** An invoice for goods that came back, and the commission that goes with it. */
export const MlmBitReturn = () => (
  <Scene {...bitSize} ground="warm">
    <PlanWindow title="Invoice">
      <Label x={16} y={40} size={18} weight={800}>
        ₹1,200
      </Label>
      <Pill x={192} y={20} anchor="end" tone="red" size={size}>
        Returned
      </Pill>
      <path d="M16 62H192" className="stroke-line" strokeWidth={2} />
      <Label x={16} y={91} size={size} tone="muted">
        Commission
      </Label>
      <Label x={192} y={94} size={figure} weight={800} tone="red" anchor="end">
        −₹60
      </Label>
    </PlanWindow>
  </Scene>
);
