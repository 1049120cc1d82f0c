import { PlanWindow, planWindow } from '../../kit/screens/PlanWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const { width, size, figure } = planWindow.narrow;

/** The same for phones. */
export const MlmBitRateNarrow = () => (
  <Scene {...narrowBitSize} ground="tint">
    <PlanWindow title="Rates" narrow>
      <Label x={14} y={34} size={size} tone="muted">
        October
      </Label>
      <Label x={130} y={34} size={size} weight={700} tone="muted" anchor="end">
        4%
      </Label>
      <path d={`M1 53H${width - 1}V200H1z`} className="brand-soft" />
      <Label x={72} y={97} size={figure} weight={800} tone="brand-ink" anchor="middle">
        5%
      </Label>
      <Label x={72} y={126} size={size} weight={700} tone="brand-ink" anchor="middle">
        From 1 Nov
      </Label>
    </PlanWindow>
  </Scene>
);
