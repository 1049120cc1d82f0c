import { PlanWindow, planWindow } from '../../kit/screens/PlanWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const { size } = planWindow.narrow;

/** For phones only the tax kept back and what is paid. */
export const MlmBitStatementNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <PlanWindow title="Payout" narrow>
      <Label x={14} y={34} size={size} tone="muted">
        TDS
      </Label>
      <Label x={130} y={34} size={size} weight={700} anchor="end">
        −₹369
      </Label>
      <path d="M14 53H130" className="stroke-line" strokeWidth={2} />
      <Label x={72} y={93} size={27} weight={800} anchor="middle">
        ₹18,081
      </Label>
      <Tick x={50} y={119} size={22} />
      <Label x={68} y={125.5} size={size} weight={700} tone="green-ink">
        Paid
      </Label>
    </PlanWindow>
  </Scene>
);
