import { PlanWindow, planWindow } from '../../kit/screens/PlanWindow.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const { width, size, figure } = planWindow.wide;

/** The rate that counts from now on, below that of the closed month. */
export const MlmBitRate = () => (
  <Scene {...bitSize} ground="tint">
    <PlanWindow title="Rates">
      <Glyph name="lock" x={13} y={19} size={19} tone="muted" />
      <Label x={38} y={34} size={size} tone="muted">
        October
      </Label>
      <Label x={192} y={34} size={size} weight={700} tone="muted" anchor="end">
        4%
      </Label>
      <path d={`M1 54H${width - 1}V208H1z`} className="brand-soft" />
      <Label x={16} y={91} size={size} weight={700} tone="brand-ink">
        From 1 Nov
      </Label>
      <Label x={192} y={95} size={figure} weight={800} tone="brand-ink" anchor="end">
        5%
      </Label>
    </PlanWindow>
  </Scene>
);
