import { PlanWindow, planWindow } from '../../kit/screens/PlanWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const { size, figure } = planWindow.narrow;

/** The same for phones, where the amount that is taken back needs no name. */
export const MlmBitReturnNarrow = () => (
  <Scene {...narrowBitSize} ground="warm">
    <PlanWindow title="Invoice" narrow>
      <Label x={72} y={33} size={22} weight={800} anchor="middle">
        ₹1,200
      </Label>
      <Pill x={72} y={46} anchor="middle" tone="red" size={size}>
        Returned
      </Pill>
      <path d="M14 93H130" className="stroke-line" strokeWidth={2} />
      <Label x={72} y={129} size={figure} weight={800} tone="red" anchor="middle">
        −₹60
      </Label>
    </PlanWindow>
  </Scene>
);
